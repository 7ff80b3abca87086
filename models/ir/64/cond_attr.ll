target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_condattr_t = type { i32 }
@.str = private unnamed_addr constant [15 x i8] c"condattr.clock\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"condattr.shared\00", align 1
define dso_local i32 @pthread_condattr_init(%union.pthread_condattr_t* noundef nonnull %attr) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_condattr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_condattr_destroy(%union.pthread_condattr_t* noundef nonnull %attr) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_condattr_setclock(%union.pthread_condattr_t* noundef nonnull %attr, i32 noundef %clock) {
entry:
  %cmp = icmp ne i32 %clock, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %clock, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = bitcast %union.pthread_condattr_t* %attr to i8*
  %conv = sext i32 %clock to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %conv)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_condattr_getclock(%union.pthread_condattr_t* noundef nonnull %attr, i32* noundef nonnull %clock) {
entry:
  %0 = bitcast %union.pthread_condattr_t* %attr to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %conv = trunc i64 %call to i32
  store i32 %conv, i32* %clock, align 4
  ret i32 0
}
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define dso_local i32 @pthread_condattr_setpshared(%union.pthread_condattr_t* noundef nonnull %attr, i32 noundef %shared) {
entry:
  %cmp = icmp ne i32 %shared, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %shared, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = bitcast %union.pthread_condattr_t* %attr to i8*
  %conv = sext i32 %shared to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0, i64 noundef %conv)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_condattr_getpshared(%union.pthread_condattr_t* noundef nonnull %attr, i32* noundef nonnull %shared) {
entry:
  %0 = bitcast %union.pthread_condattr_t* %attr to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %conv = trunc i64 %call to i32
  store i32 %conv, i32* %shared, align 4
  ret i32 0
}
