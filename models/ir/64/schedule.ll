target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.sched_param = type { i32 }
%struct.cpu_set_t = type { [16 x i64] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
@.str = private unnamed_addr constant [14 x i8] c"mutex.ceiling\00", align 1
define dso_local i32 @pthread_setschedparam(i64 noundef %thread, i32 noundef %policy, %struct.sched_param* noundef nonnull %param) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 1, i32 0
  ret i32 %cond.i
}
define dso_local i32 @pthread_getschedparam(i64 noundef %thread, i32* noundef nonnull %policy, %struct.sched_param* noundef nonnull %param) {
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
define dso_local i32 @pthread_setschedprio(i64 noundef %thread, i32 noundef %priority) {
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
define dso_local i32 @pthread_setaffinity_np(i64 noundef %thread, i64 noundef %size, %struct.cpu_set_t* noundef nonnull %set) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 1, i32 0
  ret i32 %cond.i
}
define dso_local i32 @pthread_setname_np(i64 noundef %thread, i8* noundef nonnull %name) {
entry:
  %call = call i64 @strlen(i8* noundef %name)
  %cmp = icmp ugt i64 %call, 15
  %cond = select i1 %cmp, i32 34, i32 0
  ret i32 %cond
}
declare dso_local i64 @strlen(i8* noundef)
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
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %conv = sext i32 %ceiling to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %conv)
  call void @__gsmack_atomic_end()
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %conv2 = trunc i64 %call to i32
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv2, %cond.true ], [ 1, %cond.false ]
  store i32 %cond, i32* %old, align 4
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %cond.end ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_mutex_getprioceiling(%union.pthread_mutex_t* noundef nonnull %mutex, i32* noundef nonnull %ceiling) {
entry:
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %conv = trunc i64 %call to i32
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 1, %cond.false ]
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
define dso_local i32 @sched_setaffinity(i32 noundef %process, i64 noundef %size, %struct.cpu_set_t* noundef %set) {
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
