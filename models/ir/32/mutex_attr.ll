target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_mutexattr_t = type { i32 }
@.str = private unnamed_addr constant [15 x i8] c"mutexattr.type\00", align 1
define dso_local i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef nonnull %attr) {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  ret i32 0
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
define dso_local i32 @pthread_mutexattr_destroy(%union.pthread_mutexattr_t* noundef nonnull %attr) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* noundef nonnull %attr, i32 noundef %type) {
entry:
  %cmp = icmp slt i32 %type, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp sgt i32 %type, 3
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef %type)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_mutexattr_gettype(%union.pthread_mutexattr_t* noundef nonnull %attr, i32* noundef nonnull %type) {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  store i32 %call, i32* %type, align 4
  ret i32 0
}
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define dso_local i32 @pthread_mutexattr_setpshared(%union.pthread_mutexattr_t* noundef nonnull %attr, i32 noundef %shared) {
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
define dso_local i32 @pthread_mutexattr_setprotocol(%union.pthread_mutexattr_t* noundef nonnull %attr, i32 noundef %protocol) {
entry:
  %cmp = icmp slt i32 %protocol, 0
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp1 = icmp sgt i32 %protocol, 2
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %cond = select i1 %0, i32 22, i32 0
  ret i32 %cond
}
