target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.sem_t = type { i64, [24 x i8] }
%struct.timespec = type { i64, i64 }
@.str = private unnamed_addr constant [10 x i8] c"sem.value\00", align 1
define dso_local i32 @sem_init(%union.sem_t* noundef nonnull %sem, i32 noundef %shared, i32 noundef %value) {
entry:
  %cmp = icmp ugt i32 %value, 2147483647
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %0 = bitcast %union.sem_t* %sem to i8*
  %conv = zext i32 %value to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %conv)
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
define dso_local i32 @sem_destroy(%union.sem_t* noundef nonnull %sem) {
entry:
  ret i32 0
}
define dso_local i32 @sem_wait(%union.sem_t* noundef nonnull %sem) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.sem_t* %sem to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp ne i64 %call, 0
  call void @__gsmack_await(i1 noundef zeroext %cmp)
  %sub = sub nsw i64 %call, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %sub)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_await(i1 noundef zeroext)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @sem_trywait(%union.sem_t* noundef nonnull %sem) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.sem_t* %sem to i8*
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.else.i
if.then.i:
  %sub.i = sub nsw i64 %call.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %sub.i)
  br label %if.end.i
if.else.i:
  br label %if.end.i
if.end.i:
  %error.0.i = phi i32 [ 0, %if.then.i ], [ 11, %if.else.i ]
  call void @__gsmack_atomic_end()
  %tobool.i.i = icmp ne i32 %error.0.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %wait_now.exit
if.end.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 %error.0.i, i32* %call.i.i, align 4
  br label %wait_now.exit
wait_now.exit:
  %retval.0.i.i = phi i32 [ -1, %if.end.i.i ], [ 0, %if.then.i.i ]
  ret i32 %retval.0.i.i
}
define dso_local i32 @sem_timedwait(%union.sem_t* noundef nonnull %sem, %struct.timespec* noundef nonnull %time) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.sem_t* %sem to i8*
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.else.i
if.then.i:
  %sub.i = sub nsw i64 %call.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %sub.i)
  br label %if.end.i
if.else.i:
  br label %if.end.i
if.end.i:
  %error.0.i = phi i32 [ 0, %if.then.i ], [ 110, %if.else.i ]
  call void @__gsmack_atomic_end()
  %tobool.i.i = icmp ne i32 %error.0.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %wait_now.exit
if.end.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 %error.0.i, i32* %call.i.i, align 4
  br label %wait_now.exit
wait_now.exit:
  %retval.0.i.i = phi i32 [ -1, %if.end.i.i ], [ 0, %if.then.i.i ]
  ret i32 %retval.0.i.i
}
define dso_local i32 @sem_clockwait(%union.sem_t* noundef nonnull %sem, i32 noundef %clock, %struct.timespec* noundef nonnull %time) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.sem_t* %sem to i8*
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.else.i
if.then.i:
  %sub.i = sub nsw i64 %call.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %sub.i)
  br label %if.end.i
if.else.i:
  br label %if.end.i
if.end.i:
  %error.0.i = phi i32 [ 0, %if.then.i ], [ 110, %if.else.i ]
  call void @__gsmack_atomic_end()
  %tobool.i.i = icmp ne i32 %error.0.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %wait_now.exit
if.end.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 %error.0.i, i32* %call.i.i, align 4
  br label %wait_now.exit
wait_now.exit:
  %retval.0.i.i = phi i32 [ -1, %if.end.i.i ], [ 0, %if.then.i.i ]
  ret i32 %retval.0.i.i
}
define dso_local i32 @sem_post(%union.sem_t* noundef nonnull %sem) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.sem_t* %sem to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp eq i64 %call, 2147483647
  br i1 %cmp, label %if.then, label %if.else
if.then:
  br label %if.end
if.else:
  %add = add nsw i64 %call, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %add)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 75, %if.then ], [ 0, %if.else ]
  call void @__gsmack_atomic_end()
  %tobool.i = icmp ne i32 %error.0, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %fail.exit
if.end.i:
  %call.i = call i32* @__errno_location()
  store i32 %error.0, i32* %call.i, align 4
  br label %fail.exit
fail.exit:
  %retval.0.i = phi i32 [ -1, %if.end.i ], [ 0, %if.then.i ]
  ret i32 %retval.0.i
}
define dso_local i32 @sem_getvalue(%union.sem_t* noundef nonnull %sem, i32* noundef nonnull %value) {
entry:
  %0 = bitcast %union.sem_t* %sem to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %conv = trunc i64 %call to i32
  store i32 %conv, i32* %value, align 4
  ret i32 0
}
declare dso_local i32* @__errno_location()
