target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.sched_param = type { i32 }
%struct.cpu_set_t = type { [32 x i32] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
@.str = private unnamed_addr constant [14 x i8] c"mutex.ceiling\00", align 1
define dso_local i32 @pthread_setschedparam(i32 noundef %thread, i32 noundef %policy, %struct.sched_param* noundef nonnull %param) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 1, i32 0
  ret i32 %cond.i
}
define dso_local i32 @pthread_getschedparam(i32 noundef %thread, i32* noundef nonnull %policy, %struct.sched_param* noundef nonnull %param) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i32 %call, 1
  br i1 %cmp1, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp2 = icmp eq i32 %call, 2
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %lor.lhs.false ], [ true, %entry ], [ %cmp2, %lor.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  store i32 %call, i32* %policy, align 4
  %call3 = call i32 @__gsmack_nondet_int()
  %sched_priority = getelementptr inbounds %struct.sched_param, %struct.sched_param* %param, i32 0, i32 0
  store i32 %call3, i32* %sched_priority, align 4
  ret i32 0
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @pthread_setschedprio(i32 noundef %thread, i32 noundef %priority) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 1, i32 0
  ret i32 %cond.i
}
define dso_local i32 @pthread_setconcurrency(i32 noundef %level) {
entry:
  %cmp = icmp slt i32 %level, 0
  %cond = select i1 %cmp, i32 22, i32 0
  ret i32 %cond
}
define dso_local i32 @pthread_getconcurrency() {
entry:
  ret i32 0
}
define dso_local i32 @pthread_setaffinity_np(i32 noundef %thread, i32 noundef %size, %struct.cpu_set_t* noundef nonnull %set) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 1, i32 0
  ret i32 %cond.i
}
define dso_local i32 @pthread_setname_np(i32 noundef %thread, i8* noundef nonnull %name) {
entry:
  %call = call i32 @strlen(i8* noundef %name)
  %cmp = icmp ugt i32 %call, 15
  %cond = select i1 %cmp, i32 34, i32 0
  ret i32 %cond
}
declare dso_local i32 @strlen(i8* noundef)
define dso_local i32 @pthread_mutex_setprioceiling(%union.pthread_mutex_t* noundef nonnull %mutex, i32 noundef %ceiling, i32* noundef nonnull %old) {
entry:
  %cmp = icmp slt i32 %ceiling, 1
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp sgt i32 %ceiling, 99
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef %ceiling)
  call void @__gsmack_atomic_end()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ 1, %cond.false ]
  store i32 %cond, i32* %old, align 4
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %cond.end ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_mutex_getprioceiling(%union.pthread_mutex_t* noundef nonnull %mutex, i32* noundef nonnull %ceiling) {
entry:
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ 1, %cond.false ]
  store i32 %cond, i32* %ceiling, align 4
  ret i32 0
}
define dso_local i32 @sched_get_priority_max(i32 noundef %policy) {
entry:
  %cmp = icmp eq i32 %policy, 1
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp1 = icmp eq i32 %policy, 2
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %cond = select i1 %0, i32 99, i32 0
  ret i32 %cond
}
define dso_local i32 @sched_get_priority_min(i32 noundef %policy) {
entry:
  %cmp = icmp eq i32 %policy, 1
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp1 = icmp eq i32 %policy, 2
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %cond = select i1 %0, i32 1, i32 0
  ret i32 %cond
}
define dso_local i32 @sched_setscheduler(i32 noundef %process, i32 noundef %policy, %struct.sched_param* noundef %param) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 -1, i32 0
  ret i32 %cond
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @sched_setparam(i32 noundef %process, %struct.sched_param* noundef %param) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 -1, i32 0
  ret i32 %cond
}
define dso_local i32 @sched_setaffinity(i32 noundef %process, i32 noundef %size, %struct.cpu_set_t* noundef %set) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 -1, i32 0
  ret i32 %cond
}
define dso_local i32 @sched_getcpu() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call
}
