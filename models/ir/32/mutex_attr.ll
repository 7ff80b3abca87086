target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_mutexattr_t = type { i32 }
@.str = private unnamed_addr constant [15 x i8] c"mutexattr.type\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"mutexattr.robust\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"mutexattr.shared\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"mutexattr.protocol\00", align 1
define dso_local i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef nonnull %attr) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
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
  %cmp = icmp ne i32 %shared, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %shared, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i32 0, i32 0), i8* noundef %0, i32 noundef %shared)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_mutexattr_getpshared(%union.pthread_mutexattr_t* noundef nonnull %attr, i32* noundef nonnull %shared) {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i32 0, i32 0), i8* noundef %0)
  store i32 %call, i32* %shared, align 4
  ret i32 0
}
define dso_local i32 @pthread_mutexattr_setprotocol(%union.pthread_mutexattr_t* noundef nonnull %attr, i32 noundef %protocol) {
entry:
  %cmp = icmp slt i32 %protocol, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp sgt i32 %protocol, 2
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0, i32 noundef %protocol)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_mutexattr_getprotocol(%union.pthread_mutexattr_t* noundef nonnull %attr, i32* noundef nonnull %protocol) {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0)
  store i32 %call, i32* %protocol, align 4
  ret i32 0
}
