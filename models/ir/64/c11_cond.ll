target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.cnd_t = type { i64, [40 x i8] }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.mtx_t = type { i64, [32 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.timespec = type { i64, i64 }
@.str = private unnamed_addr constant [56 x i8] c"cnd_init: the condition variable is initialised already\00", align 1
@.str.1 = private unnamed_addr constant [50 x i8] c"cnd_destroy: the condition variable was destroyed\00", align 1
@.str.2 = private unnamed_addr constant [55 x i8] c"cnd_destroy: the condition variable is not initialised\00", align 1
@.str.3 = private unnamed_addr constant [54 x i8] c"cnd_destroy: a thread waits on the condition variable\00", align 1
@.str.4 = private unnamed_addr constant [47 x i8] c"cnd_wait: the condition variable was destroyed\00", align 1
@.str.5 = private unnamed_addr constant [52 x i8] c"cnd_wait: the condition variable is not initialised\00", align 1
@.str.6 = private unnamed_addr constant [47 x i8] c"cnd_wait: the mutex is not held by this thread\00", align 1
@.str.7 = private unnamed_addr constant [48 x i8] c"cnd_wait: other threads wait with another mutex\00", align 1
@.str.8 = private unnamed_addr constant [34 x i8] c"cnd_wait: the mutex was destroyed\00", align 1
@.str.9 = private unnamed_addr constant [52 x i8] c"cnd_timedwait: the condition variable was destroyed\00", align 1
@.str.10 = private unnamed_addr constant [57 x i8] c"cnd_timedwait: the condition variable is not initialised\00", align 1
@.str.11 = private unnamed_addr constant [52 x i8] c"cnd_timedwait: the mutex is not held by this thread\00", align 1
@.str.12 = private unnamed_addr constant [53 x i8] c"cnd_timedwait: other threads wait with another mutex\00", align 1
@.str.13 = private unnamed_addr constant [39 x i8] c"cnd_timedwait: the mutex was destroyed\00", align 1
@.str.14 = private unnamed_addr constant [49 x i8] c"cnd_signal: the condition variable was destroyed\00", align 1
@.str.15 = private unnamed_addr constant [54 x i8] c"cnd_signal: the condition variable is not initialised\00", align 1
@.str.16 = private unnamed_addr constant [52 x i8] c"cnd_broadcast: the condition variable was destroyed\00", align 1
@.str.17 = private unnamed_addr constant [57 x i8] c"cnd_broadcast: the condition variable is not initialised\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"leaks\00", align 1
@.str.19 = private unnamed_addr constant [11 x i8] c"cond.state\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"leak\00", align 1
@.str.21 = private unnamed_addr constant [40 x i8] c"a condition variable is never destroyed\00", align 1
@.str.22 = private unnamed_addr constant [13 x i8] c"cond.waiters\00", align 1
@.str.23 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.24 = private unnamed_addr constant [11 x i8] c"cond.mutex\00", align 1
@.str.25 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
@.str.26 = private unnamed_addr constant [16 x i8] c"cond.generation\00", align 1
@.str.27 = private unnamed_addr constant [13 x i8] c"cond.waiting\00", align 1
@.str.28 = private unnamed_addr constant [11 x i8] c"cond.since\00", align 1
@.str.29 = private unnamed_addr constant [7 x i8] c"wakeup\00", align 1
@.str.30 = private unnamed_addr constant [14 x i8] c"cond.spurious\00", align 1
@.str.31 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.32 = private unnamed_addr constant [19 x i8] c"condition variable\00", align 1
@.str.33 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.34 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.35 = private unnamed_addr constant [11 x i8] c"queue.last\00", align 1
@.str.36 = private unnamed_addr constant [13 x i8] c"queue.before\00", align 1
@.str.37 = private unnamed_addr constant [11 x i8] c"queue.next\00", align 1
@.str.38 = private unnamed_addr constant [12 x i8] c"queue.first\00", align 1
@.str.39 = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @leaks, i8* null }]
define dso_local i32 @cnd_init(%union.cnd_t* noundef %cond) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  call void @__gsmack_atomic_begin()
  %1 = bitcast %union.pthread_cond_t* %0 to i8*
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.19, i64 0, i64 0), i8* noundef %1)
  %cmp.i = icmp sle i64 %call.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %cond_start.exit
land.rhs.i:
  %call1.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i8* noundef %1)
  %cmp2.i = icmp eq i64 %call1.i, 0
  br label %cond_start.exit
cond_start.exit:
  %2 = phi i1 [ false, %entry ], [ %cmp2.i, %land.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str, i64 0, i64 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.19, i64 0, i64 0), i8* noundef %1, i64 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i8* noundef %1, i64 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local void @cnd_destroy(%union.cnd_t* noundef %cond) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  call void @__gsmack_atomic_begin()
  %1 = bitcast %union.pthread_cond_t* %0 to i8*
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.19, i64 0, i64 0), i8* noundef %1)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.1, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_end.exit, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %0 to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %2 = load i32, i32* %__wrefs.i.i, align 4
  %cmp2.i.i = icmp eq i32 %2, 0
  br label %cond_end.exit
cond_end.exit:
  %3 = phi i1 [ true, %entry ], [ %cmp2.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.2, i64 0, i64 0))
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i8* noundef %1)
  %cmp.i = icmp eq i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.3, i64 0, i64 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.19, i64 0, i64 0), i8* noundef %1, i64 noundef -1)
  call void @__gsmack_atomic_end()
  ret void
}
define dso_local i32 @cnd_wait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @cond_wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i1 noundef zeroext false, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.8, i64 0, i64 0))
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 12, label %sw.bb3.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.bb3.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 3, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
define internal i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %timed, i8* noundef %gone, i8* noundef %raw, i8* noundef %not_held, i8* noundef %other, i8* noundef %mutex_gone) {
entry:
  %call = call i64 @__gsmack_self()
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.19, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef %gone)
  %cmp1.i = icmp ne i64 %call.i, 0
  br i1 %cmp1.i, label %cond_require.exit, label %lor.rhs.i
lor.rhs.i:
  %__data.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i, align 4
  %cmp2.i = icmp eq i32 %1, 0
  br label %cond_require.exit
cond_require.exit:
  %2 = phi i1 [ true, %cancellation_point.exit ], [ %cmp2.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef %raw)
  %3 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i60 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.33, i64 0, i64 0), i8* noundef %3)
  %cmp.i61 = icmp eq i64 %call.i60, 0
  br i1 %cmp.i61, label %cond.true.i, label %cond.false.i
cond.true.i:
  %__data.i62 = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i62, i32 0, i32 4
  %4 = load i32, i32* %__kind.i, align 8
  %conv.i = sext i32 %4 to i64
  %add.i = add nsw i64 %conv.i, 1
  br label %mutex_kind.exit
cond.false.i:
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond.i = phi i64 [ %add.i, %cond.true.i ], [ %call.i60, %cond.false.i ]
  %call.i63 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i64 0, i64 0), i8* noundef %3)
  %cmp = icmp eq i64 %call.i63, %call
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp.i64 = icmp eq i64 %cond.i, 2
  br i1 %cmp.i64, label %mutex_checks.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i65 = icmp eq i64 %cond.i, 3
  br i1 %cmp1.i65, label %mutex_checks.exit, label %lor.rhs.i67
lor.rhs.i67:
  %cmp2.i66 = icmp sgt i64 %cond.i, 16
  br label %mutex_checks.exit
mutex_checks.exit:
  %5 = phi i1 [ true, %lor.lhs.false.i ], [ true, %lor.rhs ], [ %cmp2.i66, %lor.rhs.i67 ]
  br label %lor.end
lor.end:
  %6 = phi i1 [ true, %mutex_kind.exit ], [ %5, %mutex_checks.exit ]
  call void @__gsmack_assert(i1 noundef zeroext %6, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef %not_held)
  br i1 %cmp, label %if.end, label %land.lhs.true
land.lhs.true:
  %cmp.i68 = icmp eq i64 %cond.i, 2
  br i1 %cmp.i68, label %mutex_checks.exit73, label %lor.lhs.false.i70
lor.lhs.false.i70:
  %cmp1.i69 = icmp eq i64 %cond.i, 3
  br i1 %cmp1.i69, label %mutex_checks.exit73, label %lor.rhs.i72
lor.rhs.i72:
  %cmp2.i71 = icmp sgt i64 %cond.i, 16
  br label %mutex_checks.exit73
mutex_checks.exit73:
  %7 = phi i1 [ true, %lor.lhs.false.i70 ], [ true, %land.lhs.true ], [ %cmp2.i71, %lor.rhs.i72 ]
  br i1 %7, label %if.then, label %if.end
if.then:
  call void @__gsmack_atomic_end()
  br label %cleanup
if.end:
  %call7 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i8* noundef %0)
  %cmp8 = icmp eq i64 %call7, 0
  br i1 %cmp8, label %lor.end12, label %lor.rhs9
lor.rhs9:
  %call10 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i64 0, i64 0), i8* noundef %0)
  %8 = ptrtoint %union.pthread_mutex_t* %mutex to i64
  %cmp11 = icmp eq i64 %call10, %8
  br label %lor.end12
lor.end12:
  %9 = phi i1 [ true, %if.end ], [ %cmp11, %lor.rhs9 ]
  call void @__gsmack_assert(i1 noundef zeroext %9, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef %other)
  %cmp.i74 = icmp sgt i64 %cond.i, 16
  br i1 %cmp.i74, label %cond.true.i75, label %cond.false.i76
cond.true.i75:
  %sub.i = sub nsw i64 %cond.i, 16
  br label %mutex_type.exit
cond.false.i76:
  br label %mutex_type.exit
mutex_type.exit:
  %cond.i77 = phi i64 [ %sub.i, %cond.true.i75 ], [ %cond.i, %cond.false.i76 ]
  %cmp14 = icmp eq i64 %cond.i77, 2
  br i1 %cmp14, label %land.rhs, label %land.end
land.rhs:
  %call15 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i64 0, i64 0), i8* noundef %3)
  %cmp16 = icmp ne i64 %call15, 0
  br label %land.end
land.end:
  %10 = phi i1 [ false, %mutex_type.exit ], [ %cmp16, %land.rhs ]
  %call18 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.26, i64 0, i64 0), i8* noundef %0)
  br i1 %10, label %if.end21, label %if.then20
if.then20:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i64 0, i64 0), i8* noundef %3, i64 noundef 0)
  br label %if.end21
if.end21:
  %11 = ptrtoint %union.pthread_cond_t* %cond to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.27, i64 0, i64 0), i64 noundef %call, i64 noundef %11)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i64 0, i64 0), i64 noundef %call, i64 noundef %call18)
  %add = add nsw i64 %call7, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i8* noundef %0, i64 noundef %add)
  %12 = ptrtoint %union.pthread_mutex_t* %mutex to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i64 0, i64 0), i8* noundef %0, i64 noundef %12)
  %call22 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i64 0, i64 0), i64 noundef 0)
  %cmp23 = icmp ne i64 %call22, 0
  br i1 %cmp23, label %if.then24, label %if.end25
if.then24:
  %call.i78 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.36, i64 0, i64 0), i64 noundef %call, i64 noundef %call.i78)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %call, i64 noundef 0)
  %tobool.i = icmp ne i64 %call.i78, 0
  br i1 %tobool.i, label %if.then.i79, label %if.else.i
if.then.i79:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %call.i78, i64 noundef %call)
  br label %queue_enter.exit
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %0, i64 noundef %call)
  br label %queue_enter.exit
queue_enter.exit:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %0, i64 noundef %call)
  br label %if.end25
if.end25:
  call void @__gsmack_atomic_end()
  br i1 %timed, label %land.rhs27, label %land.end29
land.rhs27:
  %call28 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end29
land.end29:
  %13 = phi i1 [ false, %if.end25 ], [ %call28, %land.rhs27 ]
  call void @__gsmack_atomic_begin()
  %call31 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.27, i64 0, i64 0), i64 noundef %call)
  %cmp32 = icmp eq i64 %call31, 0
  br i1 %cmp32, label %lor.end38, label %lor.rhs35
lor.rhs35:
  %call36 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.26, i64 0, i64 0), i8* noundef %0)
  %cmp37 = icmp ne i64 %call36, %call18
  br label %lor.end38
lor.end38:
  %14 = phi i1 [ true, %land.end29 ], [ %cmp37, %lor.rhs35 ]
  %call40 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.30, i64 0, i64 0), i64 noundef %call)
  br i1 %14, label %land.end49, label %land.lhs.true42
land.lhs.true42:
  br i1 %13, label %land.end49, label %land.lhs.true44
land.lhs.true44:
  %call45 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call45, label %land.rhs46, label %land.end49
land.rhs46:
  %call47 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.31, i64 0, i64 0), i64 noundef 1)
  %cmp48 = icmp slt i64 %call40, %call47
  br label %land.end49
land.end49:
  %15 = phi i1 [ false, %land.lhs.true44 ], [ false, %land.lhs.true42 ], [ false, %lor.end38 ], [ %cmp48, %land.rhs46 ]
  br i1 %14, label %land.end59, label %land.lhs.true52
land.lhs.true52:
  br i1 %15, label %land.end59, label %land.lhs.true54
land.lhs.true54:
  br i1 %13, label %land.end59, label %land.lhs.true56
land.lhs.true56:
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.rhs57, label %land.end59
land.rhs57:
  %call58 = call zeroext i1 @__model_cancel_due()
  br label %land.end59
land.end59:
  %16 = phi i1 [ false, %land.lhs.true56 ], [ false, %land.lhs.true54 ], [ false, %land.lhs.true52 ], [ false, %land.end49 ], [ %call58, %land.rhs57 ]
  br i1 %14, label %lor.end67, label %lor.lhs.false
lor.lhs.false:
  br i1 %15, label %lor.end67, label %lor.lhs.false63
lor.lhs.false63:
  br i1 %timed, label %lor.end67, label %lor.rhs65
lor.rhs65:
  br label %lor.end67
lor.end67:
  %17 = phi i1 [ true, %lor.lhs.false63 ], [ true, %lor.lhs.false ], [ true, %land.end59 ], [ %16, %lor.rhs65 ]
  call void @__gsmack_await_for(i1 noundef zeroext %17, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.32, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  %call68 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i64 0, i64 0), i64 noundef 0)
  %cmp69 = icmp eq i64 %call68, 0
  br i1 %cmp69, label %land.lhs.true70, label %if.end74
land.lhs.true70:
  br i1 %10, label %if.end74, label %if.then72
if.then72:
  %call73 = call i32 @cond_regain(%union.pthread_mutex_t* noundef %mutex, i8* noundef %mutex_gone, i1 noundef zeroext true)
  br label %if.end74
if.end74:
  %error.0 = phi i32 [ 0, %land.lhs.true70 ], [ %call73, %if.then72 ], [ 0, %lor.end67 ]
  br i1 %14, label %if.end77, label %if.then76
if.then76:
  call void @cond_leave(%union.pthread_cond_t* noundef %cond, i64 noundef %call)
  br label %if.end77
if.end77:
  br i1 %15, label %if.then79, label %if.end81
if.then79:
  %add80 = add nsw i64 %call40, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.30, i64 0, i64 0), i64 noundef %call, i64 noundef %add80)
  br label %if.end81
if.end81:
  %call82 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i64 0, i64 0), i64 noundef 0)
  %cmp83 = icmp ne i64 %call82, 0
  br i1 %cmp83, label %land.lhs.true84, label %if.end87
land.lhs.true84:
  br i1 %10, label %if.end87, label %if.then86
if.then86:
  %call.i80 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %3)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.36, i64 0, i64 0), i64 noundef %call, i64 noundef %call.i80)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %call, i64 noundef 0)
  %tobool.i81 = icmp ne i64 %call.i80, 0
  br i1 %tobool.i81, label %if.then.i82, label %if.else.i83
if.then.i82:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %call.i80, i64 noundef %call)
  br label %queue_enter.exit84
if.else.i83:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %3, i64 noundef %call)
  br label %queue_enter.exit84
queue_enter.exit84:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %3, i64 noundef %call)
  br label %if.end87
if.end87:
  call void @__gsmack_atomic_end()
  %call88 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i64 0, i64 0), i64 noundef 0)
  %cmp89 = icmp ne i64 %call88, 0
  br i1 %cmp89, label %land.lhs.true90, label %if.end96
land.lhs.true90:
  br i1 %10, label %if.end96, label %if.then92
if.then92:
  call void @__gsmack_atomic_begin()
  %call.i85 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i64 0, i64 0), i64 noundef 0)
  %cmp.i86 = icmp eq i64 %call.i85, 1
  br i1 %cmp.i86, label %cond.true.i87, label %cond.false.i88
cond.true.i87:
  %call1.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %3)
  br label %queue_turn.exit
cond.false.i88:
  %call2.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %3)
  br label %queue_turn.exit
queue_turn.exit:
  %cond.i89 = phi i64 [ %call1.i, %cond.true.i87 ], [ %call2.i, %cond.false.i88 ]
  %cmp94 = icmp eq i64 %cond.i89, %call
  %call95 = call i32 @cond_regain(%union.pthread_mutex_t* noundef %mutex, i8* noundef %mutex_gone, i1 noundef zeroext %cmp94)
  %call.i90 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %call)
  %call1.i91 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.36, i64 0, i64 0), i64 noundef %call)
  %tobool.i92 = icmp ne i64 %call.i90, 0
  br i1 %tobool.i92, label %if.then.i93, label %if.else.i94
if.then.i93:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.36, i64 0, i64 0), i64 noundef %call.i90, i64 noundef %call1.i91)
  br label %if.end.i
if.else.i94:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %3, i64 noundef %call1.i91)
  br label %if.end.i
if.end.i:
  %tobool2.i = icmp ne i64 %call1.i91, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.else4.i
if.then3.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %call1.i91, i64 noundef %call.i90)
  br label %queue_leave.exit
if.else4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %3, i64 noundef %call.i90)
  br label %queue_leave.exit
queue_leave.exit:
  call void @__gsmack_atomic_end()
  br label %if.end96
if.end96:
  %error.1 = phi i32 [ %error.0, %land.lhs.true90 ], [ %call95, %queue_leave.exit ], [ %error.0, %if.end87 ]
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i, label %act_if.exit
land.lhs.true.i:
  br i1 %16, label %if.then.i95, label %act_if.exit
if.then.i95:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  %tobool98 = icmp ne i32 %error.1, 0
  br i1 %tobool98, label %if.end108, label %land.lhs.true99
land.lhs.true99:
  br i1 %timed, label %land.lhs.true101, label %if.end108
land.lhs.true101:
  br i1 %13, label %if.then107, label %lor.lhs.false103
lor.lhs.false103:
  br i1 %14, label %if.end108, label %lor.lhs.false105
lor.lhs.false105:
  br i1 %15, label %if.end108, label %if.then107
if.then107:
  br label %if.end108
if.end108:
  %error.2 = phi i32 [ %error.1, %act_if.exit ], [ 110, %if.then107 ], [ %error.1, %lor.lhs.false103 ], [ %error.1, %lor.lhs.false105 ], [ %error.1, %land.lhs.true99 ]
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %error.2, %if.end108 ], [ 1, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @cnd_timedwait(%union.cnd_t* noalias noundef %cond, %union.mtx_t* noalias noundef %mutex, %struct.timespec* noalias noundef %time) {
entry:
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %0 = load i64, i64* %tv_nsec.i, align 8
  %cmp.i = icmp sge i64 %0, 0
  br i1 %cmp.i, label %land.rhs.i, label %valid_time.exit
land.rhs.i:
  %cmp2.i = icmp slt i64 %0, 1000000000
  br label %valid_time.exit
valid_time.exit:
  %1 = phi i1 [ false, %entry ], [ %cmp2.i, %land.rhs.i ]
  br i1 %1, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %2 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %3 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call1 = call i32 @cond_wait(%union.pthread_cond_t* noundef %2, %union.pthread_mutex_t* noundef %3, i1 noundef zeroext true, i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.13, i64 0, i64 0))
  switch i32 %call1, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 12, label %sw.bb3.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.bb3.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 3, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  br label %return
return:
  %retval.0 = phi i32 [ %retval.0.i, %outcome.exit ], [ 2, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @cnd_signal(%union.cnd_t* noundef %cond) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  call void @__gsmack_atomic_begin()
  %1 = bitcast %union.pthread_cond_t* %0 to i8*
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.19, i64 0, i64 0), i8* noundef %1)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.14, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %0 to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %2 = load i32, i32* %__wrefs.i.i, align 4
  %cmp2.i.i = icmp eq i32 %2, 0
  br label %cond_require.exit.i
cond_require.exit.i:
  %3 = phi i1 [ true, %entry ], [ %cmp2.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.15, i64 0, i64 0))
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i8* noundef %1)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %cond_signal.exit
if.then.i:
  %call1.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i64 0, i64 0), i64 noundef 0)
  %cmp2.i = icmp eq i64 %call1.i, 0
  br i1 %cmp2.i, label %if.then3.i, label %if.else.i
if.then3.i:
  %call4.i = call i64 @__gsmack_nondet_ulong()
  %call5.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.27, i64 0, i64 0), i64 noundef %call4.i)
  %4 = ptrtoint %union.pthread_cond_t* %0 to i64
  %cmp6.i = icmp eq i64 %call5.i, %4
  call void @__gsmack_assume(i1 noundef zeroext %cmp6.i)
  %call7.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i64 0, i64 0), i64 noundef %call4.i)
  %call8.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.26, i64 0, i64 0), i8* noundef %1)
  %cmp9.i = icmp eq i64 %call7.i, %call8.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp9.i)
  br label %if.end.i
if.else.i:
  %call.i9.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i64 0, i64 0), i64 noundef 0)
  %cmp.i10.i = icmp eq i64 %call.i9.i, 1
  br i1 %cmp.i10.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %call1.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %1)
  br label %queue_turn.exit.i
cond.false.i.i:
  %call2.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %1)
  br label %queue_turn.exit.i
queue_turn.exit.i:
  %cond.i.i = phi i64 [ %call1.i.i, %cond.true.i.i ], [ %call2.i.i, %cond.false.i.i ]
  br label %if.end.i
if.end.i:
  %chosen.0.i = phi i64 [ %call4.i, %if.then3.i ], [ %cond.i.i, %queue_turn.exit.i ]
  call void @cond_leave(%union.pthread_cond_t* noundef %0, i64 noundef %chosen.0.i)
  br label %cond_signal.exit
cond_signal.exit:
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @cnd_broadcast(%union.cnd_t* noundef %cond) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  call void @__gsmack_atomic_begin()
  %1 = bitcast %union.pthread_cond_t* %0 to i8*
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.19, i64 0, i64 0), i8* noundef %1)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.16, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %0 to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %2 = load i32, i32* %__wrefs.i.i, align 4
  %cmp2.i.i = icmp eq i32 %2, 0
  br label %cond_require.exit.i
cond_require.exit.i:
  %3 = phi i1 [ true, %entry ], [ %cmp2.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.17, i64 0, i64 0))
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i8* noundef %1)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %cond_broadcast.exit
if.then.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i8* noundef %1, i64 noundef 0)
  %call1.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.26, i64 0, i64 0), i8* noundef %1)
  %add.i = add nsw i64 %call1.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.26, i64 0, i64 0), i8* noundef %1, i64 noundef %add.i)
  %call2.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i64 0, i64 0), i64 noundef 0)
  %cmp3.i = icmp ne i64 %call2.i, 0
  br i1 %cmp3.i, label %if.then4.i, label %if.end.i
if.then4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %1, i64 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %1, i64 noundef 0)
  br label %if.end.i
if.end.i:
  br label %cond_broadcast.exit
cond_broadcast.exit:
  call void @__gsmack_atomic_end()
  ret i32 0
}
define internal void @leaks() {
entry:
  %call = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i64 0, i64 0), i64 noundef 0)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %call1 = call i8* @__gsmack_nondet_pointer()
  %call2 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.19, i64 0, i64 0), i8* noundef %call1)
  %cmp = icmp sle i64 %call2, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.21, i64 0, i64 0))
  call void @__gsmack_atomic_end()
  br label %return
return:
  ret void
}
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i8* @__gsmack_nondet_pointer()
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
define internal i32 @cond_regain(%union.pthread_mutex_t* noundef %mutex, i8* noundef %gone, i1 noundef zeroext %turn) {
entry:
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.33, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp eq i64 %call.i, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %__data.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i, i32 0, i32 4
  %1 = load i32, i32* %__kind.i, align 8
  %conv.i = sext i32 %1 to i64
  %add.i = add nsw i64 %conv.i, 1
  br label %mutex_kind.exit
cond.false.i:
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond.i = phi i64 [ %add.i, %cond.true.i ], [ %call.i, %cond.false.i ]
  %call.i11 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp ne i64 %cond.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef %gone)
  %cmp2 = icmp sgt i64 %cond.i, 16
  br i1 %cmp2, label %land.lhs.true, label %land.end
land.lhs.true:
  br i1 icmp ne (i1 (i64)* @__model_robust_orphan, i1 (i64)* null), label %land.rhs, label %land.end
land.rhs:
  %call3 = call zeroext i1 @__model_robust_orphan(i64 noundef %call.i11)
  br label %land.end
land.end:
  %2 = phi i1 [ false, %land.lhs.true ], [ false, %mutex_kind.exit ], [ %call3, %land.rhs ]
  %cmp5 = icmp eq i64 %call.i11, 0
  br i1 %cmp5, label %land.rhs6, label %lor.lhs.false
lor.lhs.false:
  br i1 %2, label %land.rhs6, label %land.end8
land.rhs6:
  br label %land.end8
land.end8:
  %3 = phi i1 [ false, %lor.lhs.false ], [ %turn, %land.rhs6 ]
  call void @__gsmack_await_for(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.39, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i11)
  br i1 %2, label %if.then.i, label %if.end.i
if.then.i:
  %call.i12 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i12)
  %call2.i = call i32 @__model_robust_inherit(i8* noundef %0)
  br label %mutex_take.exit
if.end.i:
  %call5.i = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i64 0, i64 0), i8* noundef %0, i64 noundef %call5.i)
  br label %mutex_take.exit
mutex_take.exit:
  %retval.0.i = phi i32 [ %call2.i, %if.then.i ], [ 0, %if.end.i ]
  ret i32 %retval.0.i
}
define internal void @cond_leave(%union.pthread_cond_t* noundef %cond, i64 noundef %thread) {
entry:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.27, i64 0, i64 0), i64 noundef %thread, i64 noundef 0)
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i8* noundef %0)
  %sub = sub nsw i64 %call, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i8* noundef %0, i64 noundef %sub)
  %call1 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i64 0, i64 0), i64 noundef 0)
  %cmp = icmp ne i64 %call1, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %thread)
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.36, i64 0, i64 0), i64 noundef %thread)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.else.i
if.then.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.36, i64 0, i64 0), i64 noundef %call.i, i64 noundef %call1.i)
  br label %if.end.i
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %0, i64 noundef %call1.i)
  br label %if.end.i
if.end.i:
  %tobool2.i = icmp ne i64 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.else4.i
if.then3.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %call1.i, i64 noundef %call.i)
  br label %queue_leave.exit
if.else4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i)
  br label %queue_leave.exit
queue_leave.exit:
  br label %if.end
if.end:
  ret void
}
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_robust_orphan(i64 noundef)
declare extern_weak dso_local i32 @__model_robust_inherit(i8* noundef)
declare extern_weak dso_local void @__model_cancel_end()
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
