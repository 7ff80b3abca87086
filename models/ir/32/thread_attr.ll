target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_attr_t = type { i32, [32 x i8] }
%struct.sched_param = type { i32 }
@.str = private unnamed_addr constant [14 x i8] c"attr.detached\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"attr.stacksize\00", align 1
define dso_local i32 @pthread_attr_init(%union.pthread_attr_t* noundef nonnull %attr) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  ret i32 0
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
define dso_local i32 @pthread_attr_destroy(%union.pthread_attr_t* noundef nonnull %attr) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_attr_setdetachstate(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %state) {
entry:
  %cmp = icmp ne i32 %state, 1
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %state, 0
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  %cmp2 = icmp eq i32 %state, 1
  %conv = zext i1 %cmp2 to i32
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef %conv)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_attr_getdetachstate(%union.pthread_attr_t* noundef nonnull %attr, i32* noundef nonnull %state) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %tobool = icmp ne i32 %call, 0
  %cond = select i1 %tobool, i32 1, i32 0
  store i32 %cond, i32* %state, align 4
  ret i32 0
}
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define dso_local i32 @pthread_attr_setstacksize(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %size) {
entry:
  %cmp = icmp ult i32 %size, 16384
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %size)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_attr_getstacksize(%union.pthread_attr_t* noundef nonnull %attr, i32* noundef nonnull %size) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ 8388608, %cond.false ]
  store i32 %cond, i32* %size, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setguardsize(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %size) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_attr_setscope(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %scope) {
entry:
  %cmp = icmp eq i32 %scope, 0
  %cond = select i1 %cmp, i32 0, i32 95
  ret i32 %cond
}
define dso_local i32 @pthread_attr_setinheritsched(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %inherit) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_attr_setschedpolicy(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %policy) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_attr_setschedparam(%union.pthread_attr_t* noundef nonnull %attr, %struct.sched_param* noundef nonnull %param) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_setconcurrency(i32 noundef %level) {
entry:
  ret i32 0
}
