target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_attr_t = type { i32, [32 x i8] }
%struct.sched_param = type { i32 }
%struct.cpu_set_t = type { [32 x i32] }
@.str = private unnamed_addr constant [14 x i8] c"attr.detached\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"attr.stacksize\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"attr.stack\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"attr.guardsize\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"attr.inherit\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"attr.policy\00", align 1
@.str.6 = private unnamed_addr constant [14 x i8] c"attr.priority\00", align 1
define dso_local i32 @pthread_attr_init(%union.pthread_attr_t* noundef nonnull %attr) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef 8388608)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0, i32 noundef 4096)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
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
  store i32 %call, i32* %size, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setstack(%union.pthread_attr_t* noundef nonnull %attr, i8* noundef %stack, i32 noundef %size) {
entry:
  %cmp = icmp ult i32 %size, 16384
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  %1 = ptrtoint i8* %stack to i32
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i32 0, i32 0), i8* noundef %0, i32 noundef %1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %size)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_attr_getstack(%union.pthread_attr_t* noundef nonnull %attr, i8** noundef nonnull %stack, i32* noundef nonnull %size) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i32 0, i32 0), i8* noundef %0)
  %1 = inttoptr i32 %call to i8*
  store i8* %1, i8** %stack, align 4
  %call1 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  store i32 %call1, i32* %size, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setguardsize(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %size) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0, i32 noundef %size)
  ret i32 0
}
define dso_local i32 @pthread_attr_getguardsize(%union.pthread_attr_t* noundef nonnull %attr, i32* noundef nonnull %size) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0)
  store i32 %call, i32* %size, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setscope(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %scope) {
entry:
  %cmp = icmp eq i32 %scope, 0
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %cmp1 = icmp eq i32 %scope, 1
  %cond = select i1 %cmp1, i32 95, i32 22
  br label %cond.end
cond.end:
  %cond2 = phi i32 [ 0, %cond.true ], [ %cond, %cond.false ]
  ret i32 %cond2
}
define dso_local i32 @pthread_attr_getscope(%union.pthread_attr_t* noundef nonnull %attr, i32* noundef nonnull %scope) {
entry:
  store i32 0, i32* %scope, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setinheritsched(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %inherit) {
entry:
  %cmp = icmp ne i32 %inherit, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %inherit, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef %inherit)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_attr_getinheritsched(%union.pthread_attr_t* noundef nonnull %attr, i32* noundef nonnull %inherit) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  store i32 %call, i32* %inherit, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setschedpolicy(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %policy) {
entry:
  %cmp = icmp ne i32 %policy, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %policy, 1
  br i1 %cmp1, label %land.lhs.true2, label %if.end
land.lhs.true2:
  %cmp3 = icmp ne i32 %policy, 2
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0, i32 noundef %policy)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_attr_getschedpolicy(%union.pthread_attr_t* noundef nonnull %attr, i32* noundef nonnull %policy) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0)
  store i32 %call, i32* %policy, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setschedparam(%union.pthread_attr_t* noundef nonnull %attr, %struct.sched_param* noundef nonnull %param) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0)
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %param, i32 0, i32 0
  %1 = load i32, i32* %sched_priority, align 4
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = icmp ne i32 %1, 0
  br i1 %cmp1, label %if.then, label %if.end
cond.false:
  %cmp2 = icmp slt i32 %1, 1
  br i1 %cmp2, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp3 = icmp sgt i32 %1, 99
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i32 0, i32 0), i8* noundef %0, i32 noundef %1)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_attr_getschedparam(%union.pthread_attr_t* noundef nonnull %attr, %struct.sched_param* noundef nonnull %param) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i32 0, i32 0), i8* noundef %0)
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %param, i32 0, i32 0
  store i32 %call, i32* %sched_priority, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setaffinity_np(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %size, %struct.cpu_set_t* noundef nonnull %set) {
entry:
  ret i32 0
}
