target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i8, i8, i8, i8, i32 }
%union.pthread_rwlockattr_t = type { i32, [4 x i8] }
%struct.timespec = type { i32, i32 }
@.str = private unnamed_addr constant [14 x i8] c"rwlock.writer\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"rwlock.readers\00", align 1
define dso_local i32 @pthread_rwlock_init(%union.pthread_rwlock_t* noundef nonnull %lock, %union.pthread_rwlockattr_t* noundef %attr) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_rwlock_destroy(%union.pthread_rwlock_t* noundef nonnull %lock) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef nonnull %lock) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %call1 = call i32 @__gsmack_self()
  %cmp = icmp eq i32 %call, %call1
  br i1 %cmp, label %if.then, label %if.else
if.then:
  br label %if.end
if.else:
  %cmp2 = icmp eq i32 %call, 0
  call void @__gsmack_await(i1 noundef zeroext %cmp2)
  %call3 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %add = add nsw i32 %call3, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %add)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 35, %if.then ], [ 0, %if.else ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_self()
declare dso_local void @__gsmack_await(i1 noundef zeroext)
define dso_local i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef nonnull %lock) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %call1 = call i32 @__gsmack_self()
  %cmp = icmp eq i32 %call, %call1
  br i1 %cmp, label %if.then, label %if.else
if.then:
  br label %if.end
if.else:
  %cmp2 = icmp eq i32 %call, 0
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %call3 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp4 = icmp eq i32 %call3, 0
  br label %land.end
land.end:
  %1 = phi i1 [ false, %if.else ], [ %cmp4, %land.rhs ]
  call void @__gsmack_await(i1 noundef zeroext %1)
  %call5 = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef %call5)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 35, %if.then ], [ 0, %land.end ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
define dso_local i32 @pthread_rwlock_tryrdlock(%union.pthread_rwlock_t* noundef nonnull %lock) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.else.i
if.then.i:
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %add.i = add nsw i32 %call1.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i)
  br label %read_now.exit
if.else.i:
  %call2.i = call i32 @__gsmack_self()
  br label %if.else6.i
land.lhs.true.i:                                  ; No predecessors!
  br label %if.else6.i
if.else6.i:
  br label %read_now.exit
read_now.exit:
  %error.1.i = phi i32 [ 0, %if.then.i ], [ 16, %if.else6.i ]
  call void @__gsmack_atomic_end()
  ret i32 %error.1.i
}
define dso_local i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef nonnull %lock) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.else.i
land.lhs.true.i:
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp2.i = icmp eq i32 %call1.i, 0
  br i1 %cmp2.i, label %if.then.i, label %if.else.i
if.then.i:
  %call3.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef %call3.i)
  br label %write_now.exit
if.else.i:
  %call4.i = call i32 @__gsmack_self()
  br label %if.else9.i
land.lhs.true6.i:                                 ; No predecessors!
  br label %if.else9.i
if.else9.i:
  br label %write_now.exit
write_now.exit:
  %error.1.i = phi i32 [ 0, %if.then.i ], [ 16, %if.else9.i ]
  call void @__gsmack_atomic_end()
  ret i32 %error.1.i
}
define dso_local i32 @pthread_rwlock_timedrdlock(%union.pthread_rwlock_t* noundef nonnull %lock, %struct.timespec* noundef nonnull %time) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.else.i
if.then.i:
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %add.i = add nsw i32 %call1.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i)
  br label %read_now.exit
if.else.i:
  %call2.i = call i32 @__gsmack_self()
  %cmp3.i = icmp eq i32 %call.i, %call2.i
  br i1 %cmp3.i, label %land.lhs.true.i, label %if.else6.i
land.lhs.true.i:
  br label %if.end.i
if.else6.i:
  br label %if.end.i
if.end.i:
  %error.0.i = phi i32 [ 35, %land.lhs.true.i ], [ 110, %if.else6.i ]
  br label %read_now.exit
read_now.exit:
  %error.1.i = phi i32 [ 0, %if.then.i ], [ %error.0.i, %if.end.i ]
  call void @__gsmack_atomic_end()
  ret i32 %error.1.i
}
define dso_local i32 @pthread_rwlock_timedwrlock(%union.pthread_rwlock_t* noundef nonnull %lock, %struct.timespec* noundef nonnull %time) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.else.i
land.lhs.true.i:
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp2.i = icmp eq i32 %call1.i, 0
  br i1 %cmp2.i, label %if.then.i, label %if.else.i
if.then.i:
  %call3.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef %call3.i)
  br label %write_now.exit
if.else.i:
  %call4.i = call i32 @__gsmack_self()
  %cmp5.i = icmp eq i32 %call.i, %call4.i
  br i1 %cmp5.i, label %land.lhs.true6.i, label %if.else9.i
land.lhs.true6.i:
  br label %if.end.i
if.else9.i:
  br label %if.end.i
if.end.i:
  %error.0.i = phi i32 [ 35, %land.lhs.true6.i ], [ 110, %if.else9.i ]
  br label %write_now.exit
write_now.exit:
  %error.1.i = phi i32 [ 0, %if.then.i ], [ %error.0.i, %if.end.i ]
  call void @__gsmack_atomic_end()
  ret i32 %error.1.i
}
define dso_local i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef nonnull %lock) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.else
if.then:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  br label %if.end5
if.else:
  %call1 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp2 = icmp ne i32 %call1, 0
  br i1 %cmp2, label %if.then3, label %if.end
if.then3:
  %call4 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %sub = sub nsw i32 %call4, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %sub)
  br label %if.end
if.end:
  br label %if.end5
if.end5:
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @pthread_rwlockattr_init(%union.pthread_rwlockattr_t* noundef nonnull %attr) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_rwlockattr_destroy(%union.pthread_rwlockattr_t* noundef nonnull %attr) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_rwlockattr_setpshared(%union.pthread_rwlockattr_t* noundef nonnull %attr, i32 noundef %shared) {
entry:
  %cmp = icmp eq i32 %shared, 0
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp1 = icmp eq i32 %shared, 1
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %cond = select i1 %0, i32 0, i32 22
  ret i32 %cond
}
