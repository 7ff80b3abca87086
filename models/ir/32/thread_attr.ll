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
@.str.7 = private unnamed_addr constant [52 x i8] c"pthread_attr_destroy: the attributes were destroyed\00", align 1
@.str.8 = private unnamed_addr constant [57 x i8] c"pthread_attr_destroy: the attributes are not initialised\00", align 1
@.str.9 = private unnamed_addr constant [59 x i8] c"pthread_attr_setdetachstate: the attributes were destroyed\00", align 1
@.str.10 = private unnamed_addr constant [64 x i8] c"pthread_attr_setdetachstate: the attributes are not initialised\00", align 1
@.str.11 = private unnamed_addr constant [59 x i8] c"pthread_attr_getdetachstate: the attributes were destroyed\00", align 1
@.str.12 = private unnamed_addr constant [64 x i8] c"pthread_attr_getdetachstate: the attributes are not initialised\00", align 1
@.str.13 = private unnamed_addr constant [57 x i8] c"pthread_attr_setstacksize: the attributes were destroyed\00", align 1
@.str.14 = private unnamed_addr constant [62 x i8] c"pthread_attr_setstacksize: the attributes are not initialised\00", align 1
@.str.15 = private unnamed_addr constant [57 x i8] c"pthread_attr_getstacksize: the attributes were destroyed\00", align 1
@.str.16 = private unnamed_addr constant [62 x i8] c"pthread_attr_getstacksize: the attributes are not initialised\00", align 1
@.str.17 = private unnamed_addr constant [53 x i8] c"pthread_attr_setstack: the attributes were destroyed\00", align 1
@.str.18 = private unnamed_addr constant [58 x i8] c"pthread_attr_setstack: the attributes are not initialised\00", align 1
@.str.19 = private unnamed_addr constant [53 x i8] c"pthread_attr_getstack: the attributes were destroyed\00", align 1
@.str.20 = private unnamed_addr constant [58 x i8] c"pthread_attr_getstack: the attributes are not initialised\00", align 1
@.str.21 = private unnamed_addr constant [57 x i8] c"pthread_attr_setguardsize: the attributes were destroyed\00", align 1
@.str.22 = private unnamed_addr constant [62 x i8] c"pthread_attr_setguardsize: the attributes are not initialised\00", align 1
@.str.23 = private unnamed_addr constant [57 x i8] c"pthread_attr_getguardsize: the attributes were destroyed\00", align 1
@.str.24 = private unnamed_addr constant [62 x i8] c"pthread_attr_getguardsize: the attributes are not initialised\00", align 1
@.str.25 = private unnamed_addr constant [53 x i8] c"pthread_attr_setscope: the attributes were destroyed\00", align 1
@.str.26 = private unnamed_addr constant [58 x i8] c"pthread_attr_setscope: the attributes are not initialised\00", align 1
@.str.27 = private unnamed_addr constant [53 x i8] c"pthread_attr_getscope: the attributes were destroyed\00", align 1
@.str.28 = private unnamed_addr constant [58 x i8] c"pthread_attr_getscope: the attributes are not initialised\00", align 1
@.str.29 = private unnamed_addr constant [60 x i8] c"pthread_attr_setinheritsched: the attributes were destroyed\00", align 1
@.str.30 = private unnamed_addr constant [65 x i8] c"pthread_attr_setinheritsched: the attributes are not initialised\00", align 1
@.str.31 = private unnamed_addr constant [60 x i8] c"pthread_attr_getinheritsched: the attributes were destroyed\00", align 1
@.str.32 = private unnamed_addr constant [65 x i8] c"pthread_attr_getinheritsched: the attributes are not initialised\00", align 1
@.str.33 = private unnamed_addr constant [59 x i8] c"pthread_attr_setschedpolicy: the attributes were destroyed\00", align 1
@.str.34 = private unnamed_addr constant [64 x i8] c"pthread_attr_setschedpolicy: the attributes are not initialised\00", align 1
@.str.35 = private unnamed_addr constant [59 x i8] c"pthread_attr_getschedpolicy: the attributes were destroyed\00", align 1
@.str.36 = private unnamed_addr constant [64 x i8] c"pthread_attr_getschedpolicy: the attributes are not initialised\00", align 1
@.str.37 = private unnamed_addr constant [58 x i8] c"pthread_attr_setschedparam: the attributes were destroyed\00", align 1
@.str.38 = private unnamed_addr constant [63 x i8] c"pthread_attr_setschedparam: the attributes are not initialised\00", align 1
@.str.39 = private unnamed_addr constant [58 x i8] c"pthread_attr_getschedparam: the attributes were destroyed\00", align 1
@.str.40 = private unnamed_addr constant [63 x i8] c"pthread_attr_getschedparam: the attributes are not initialised\00", align 1
@.str.41 = private unnamed_addr constant [59 x i8] c"pthread_attr_setaffinity_np: the attributes were destroyed\00", align 1
@.str.42 = private unnamed_addr constant [64 x i8] c"pthread_attr_setaffinity_np: the attributes are not initialised\00", align 1
@.str.43 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
@.str.44 = private unnamed_addr constant [29 x i8] c"where a thread has its stack\00", align 1
@.str.45 = private unnamed_addr constant [17 x i8] c"attributes.state\00", align 1
@.str.46 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
define dso_local i32 @pthread_attr_init(%union.pthread_attr_t* noundef nonnull %attr) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0, i32 noundef 1)
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
  call void @__gsmack_atomic_begin()
  br label %do.body
do.body:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.7, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.8, i32 0, i32 0))
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0, i32 noundef -1)
  br label %do.end
do.end:
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @pthread_attr_setdetachstate(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %state) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.9, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.10, i32 0, i32 0))
  %cmp = icmp ne i32 %state, 1
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %state, 0
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
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
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.11, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.12, i32 0, i32 0))
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %tobool = icmp ne i32 %call, 0
  %cond = select i1 %tobool, i32 1, i32 0
  store i32 %cond, i32* %state, align 4
  ret i32 0
}
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define dso_local i32 @pthread_attr_setstacksize(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %size) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.13, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.14, i32 0, i32 0))
  %cmp = icmp ult i32 %size, 16384
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %size)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_attr_getstacksize(%union.pthread_attr_t* noundef nonnull %attr, i32* noundef nonnull %size) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.15, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.16, i32 0, i32 0))
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  store i32 %call, i32* %size, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setstack(%union.pthread_attr_t* noundef nonnull %attr, i8* noundef %stack, i32 noundef %size) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.17, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.18, i32 0, i32 0))
  %cmp = icmp ult i32 %size, 16384
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
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
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.19, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.20, i32 0, i32 0))
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
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.21, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.22, i32 0, i32 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0, i32 noundef %size)
  ret i32 0
}
define dso_local i32 @pthread_attr_getguardsize(%union.pthread_attr_t* noundef nonnull %attr, i32* noundef nonnull %size) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.23, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.24, i32 0, i32 0))
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0)
  store i32 %call, i32* %size, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setscope(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %scope) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.25, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.26, i32 0, i32 0))
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
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.27, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.28, i32 0, i32 0))
  store i32 0, i32* %scope, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setinheritsched(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %inherit) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.29, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.30, i32 0, i32 0))
  %cmp = icmp ne i32 %inherit, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %inherit, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef %inherit)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_attr_getinheritsched(%union.pthread_attr_t* noundef nonnull %attr, i32* noundef nonnull %inherit) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.31, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.32, i32 0, i32 0))
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  store i32 %call, i32* %inherit, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setschedpolicy(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %policy) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.33, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.34, i32 0, i32 0))
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
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0, i32 noundef %policy)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_attr_getschedpolicy(%union.pthread_attr_t* noundef nonnull %attr, i32* noundef nonnull %policy) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.35, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.36, i32 0, i32 0))
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0)
  store i32 %call, i32* %policy, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setschedparam(%union.pthread_attr_t* noundef nonnull %attr, %struct.sched_param* noundef nonnull %param) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.37, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.38, i32 0, i32 0))
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
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.39, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.40, i32 0, i32 0))
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i32 0, i32 0), i8* noundef %0)
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %param, i32 0, i32 0
  store i32 %call, i32* %sched_priority, align 4
  ret i32 0
}
define dso_local i32 @pthread_attr_setaffinity_np(%union.pthread_attr_t* noundef nonnull %attr, i32 noundef %size, %struct.cpu_set_t* noundef nonnull %set) {
entry:
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 36)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.45, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.41, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.42, i32 0, i32 0))
  %1 = bitcast %struct.cpu_set_t* %set to i8*
  %tobool.i = icmp ne i32 %size, 0
  br i1 %tobool.i, label %if.then.i, label %reads.exit
if.then.i:
  %call.i1 = call i32 @__gsmack_nondet_ulong()
  %cmp.i2 = icmp ult i32 %call.i1, %size
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i2)
  %arrayidx.i = getelementptr inbounds i8, i8* %1, i32 %call.i1
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  br label %reads.exit
reads.exit:
  ret i32 0
}
define dso_local i32 @pthread_getattr_np(i32 noundef %thread, %union.pthread_attr_t* noundef nonnull %attr) {
entry:
  %call = call i32 @pthread_attr_init(%union.pthread_attr_t* noundef %attr)
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_attr_t* %attr to i8*
  %call1 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.43, i32 0, i32 0), i32 noundef %thread)
  %cmp = icmp ne i32 %call1, 0
  %conv = zext i1 %cmp to i32
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef %conv)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.44, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call2 = call i32 @__gsmack_nondet_long()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i32 0, i32 0), i8* noundef %0, i32 noundef %call2)
  %call3 = call i32 @__gsmack_nondet_long()
  %cmp4 = icmp sge i32 %call3, 16384
  call void @__gsmack_assume(i1 noundef zeroext %cmp4)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %call3)
  call void @__gsmack_atomic_end()
  ret i32 %call
}
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_long()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_nondet_ulong()
