target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.cnd_t = type { i64, [40 x i8] }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.mtx_t = type { i32, [20 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
%struct.timespec = type { i32, i32 }
@.str = private unnamed_addr constant [18 x i8] c"may-fail.cnd_init\00", align 1
@.str.1 = private unnamed_addr constant [56 x i8] c"cnd_init: the condition variable is initialised already\00", align 1
@.str.2 = private unnamed_addr constant [51 x i8] c"cnd_init: the condition variable is in use already\00", align 1
@.str.3 = private unnamed_addr constant [55 x i8] c"cnd_destroy: the condition variable is not initialised\00", align 1
@.str.4 = private unnamed_addr constant [50 x i8] c"cnd_destroy: the condition variable was destroyed\00", align 1
@.str.5 = private unnamed_addr constant [54 x i8] c"cnd_destroy: a thread waits on the condition variable\00", align 1
@.str.6 = private unnamed_addr constant [52 x i8] c"cnd_wait: the condition variable is not initialised\00", align 1
@.str.7 = private unnamed_addr constant [47 x i8] c"cnd_wait: the condition variable was destroyed\00", align 1
@.str.8 = private unnamed_addr constant [47 x i8] c"cnd_wait: the mutex is not held by this thread\00", align 1
@.str.9 = private unnamed_addr constant [48 x i8] c"cnd_wait: other threads wait with another mutex\00", align 1
@.str.10 = private unnamed_addr constant [34 x i8] c"cnd_wait: the mutex was destroyed\00", align 1
@.str.11 = private unnamed_addr constant [52 x i8] c"cnd_timedwait: the condition variable was destroyed\00", align 1
@.str.12 = private unnamed_addr constant [57 x i8] c"cnd_timedwait: the condition variable is not initialised\00", align 1
@.str.13 = private unnamed_addr constant [52 x i8] c"cnd_timedwait: the mutex is not held by this thread\00", align 1
@.str.14 = private unnamed_addr constant [53 x i8] c"cnd_timedwait: other threads wait with another mutex\00", align 1
@.str.15 = private unnamed_addr constant [39 x i8] c"cnd_timedwait: the mutex was destroyed\00", align 1
@.str.16 = private unnamed_addr constant [54 x i8] c"cnd_signal: the condition variable is not initialised\00", align 1
@.str.17 = private unnamed_addr constant [49 x i8] c"cnd_signal: the condition variable was destroyed\00", align 1
@.str.18 = private unnamed_addr constant [57 x i8] c"cnd_broadcast: the condition variable is not initialised\00", align 1
@.str.19 = private unnamed_addr constant [52 x i8] c"cnd_broadcast: the condition variable was destroyed\00", align 1
@.str.20 = private unnamed_addr constant [11 x i8] c"cond.state\00", align 1
@.str.21 = private unnamed_addr constant [5 x i8] c"leak\00", align 1
@.str.22 = private unnamed_addr constant [40 x i8] c"a condition variable is never destroyed\00", align 1
@.str.23 = private unnamed_addr constant [19 x i8] c"condition variable\00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.25 = private unnamed_addr constant [13 x i8] c"cond.waiters\00", align 1
@.str.26 = private unnamed_addr constant [12 x i8] c"static-init\00", align 1
@.str.27 = private unnamed_addr constant [7 x i8] c"wakeup\00", align 1
@.str.28 = private unnamed_addr constant [10 x i8] c"cond.last\00", align 1
@.str.29 = private unnamed_addr constant [10 x i8] c"cond.with\00", align 1
@.str.30 = private unnamed_addr constant [14 x i8] c"cond.spurious\00", align 1
@.str.31 = private unnamed_addr constant [10 x i8] c"cond.seen\00", align 1
@.str.32 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.33 = private unnamed_addr constant [11 x i8] c"cond.mutex\00", align 1
@.str.34 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
@.str.35 = private unnamed_addr constant [13 x i8] c"cond.waiting\00", align 1
@.str.36 = private unnamed_addr constant [11 x i8] c"cond.since\00", align 1
@.str.37 = private unnamed_addr constant [16 x i8] c"cond.generation\00", align 1
@.str.38 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.39 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.40 = private unnamed_addr constant [11 x i8] c"queue.last\00", align 1
@.str.41 = private unnamed_addr constant [13 x i8] c"queue.before\00", align 1
@.str.42 = private unnamed_addr constant [11 x i8] c"queue.next\00", align 1
@.str.43 = private unnamed_addr constant [12 x i8] c"queue.first\00", align 1
@.str.44 = private unnamed_addr constant [13 x i8] c"cond.signals\00", align 1
@.str.45 = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@.str.46 = private unnamed_addr constant [8 x i8] c"retests\00", align 1
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 1, void ()* @leaks, i8* null }]
define dso_local i32 @cnd_init(%union.cnd_t* noundef %cond) {
entry:
  %call = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i32 0, i32 0), i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  call void @__gsmack_atomic_begin()
  %1 = bitcast %union.pthread_cond_t* %0 to i8*
  call void @__gsmack_uses(i8* noundef %1, i32 noundef 48)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %1)
  %cmp.i = icmp sle i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.1, i32 0, i32 0))
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i32 0, i32 0), i8* noundef %1)
  %cmp2.i = icmp eq i32 %call1.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.2, i32 0, i32 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %1, i32 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i32 0, i32 0), i8* noundef %1, i32 noundef 0)
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ 3, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local void @cnd_destroy(%union.cnd_t* noundef %cond) {
entry:
  %0 = bitcast %union.cnd_t* %cond to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.3, i32 0, i32 0))
  %1 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  call void @__gsmack_atomic_begin()
  %2 = bitcast %union.pthread_cond_t* %1 to i8*
  call void @__gsmack_uses(i8* noundef %2, i32 noundef 48)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %2)
  %cmp.i.i = icmp ne i32 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.4, i32 0, i32 0))
  %cmp1.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_end.exit, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %1 to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %3 = load i32, i32* %__wrefs.i.i, align 4
  %4 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %3)
  %call3.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %4, %cond4.i.i
  br label %cond_end.exit
cond_end.exit:
  %5 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %5, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.3, i32 0, i32 0))
  %call.i2 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i32 0, i32 0), i8* noundef %2)
  %cmp.i3 = icmp eq i32 %call.i2, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.5, i32 0, i32 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %2, i32 noundef -1)
  call void @__gsmack_atomic_end()
  ret void
}
define dso_local i32 @cnd_wait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex) {
entry:
  %0 = bitcast %union.cnd_t* %cond to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.6, i32 0, i32 0))
  %1 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %2 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @cond_wait(%union.pthread_cond_t* noundef %1, %union.pthread_mutex_t* noundef %2, i32 noundef 0, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.7, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.8, i32 0, i32 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.9, i32 0, i32 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.10, i32 0, i32 0))
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
define internal i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i32 noundef %repetition, i8* noundef %gone, i8* noundef %raw, i8* noundef %not_held, i8* noundef %other, i8* noundef %mutex_gone) {
entry:
  %call = call i32 @__gsmack_self()
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_self()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 48)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i = icmp ne i32 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef %gone)
  %cmp1.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %2, %cond4.i.i
  br label %cond_require.exit.i
cond_require.exit.i:
  %3 = phi i1 [ true, %cancellation_point.exit ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef %raw)
  %4 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %4, i32 noundef 24)
  %call.i23.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.38, i32 0, i32 0), i8* noundef %4)
  %cmp.i24.i = icmp eq i32 %call.i23.i, 0
  br i1 %cmp.i24.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i25.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i25.i, i32 0, i32 3
  %5 = load i32, i32* %__kind.i.i, align 4
  %6 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %5)
  %add.i.i = add nsw i32 %6, 1
  %call2.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i26.i = icmp ne i32 %call2.i.i, 0
  %cond.i.i = select i1 %tobool.i26.i, i32 96, i32 0
  %sub.i.i = sub nsw i32 %add.i.i, %cond.i.i
  %cmp.i.i.i = icmp eq i32 %sub.i.i, -1
  br i1 %cmp.i.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  br label %made_by_nobody.exit.i.i
cond.false.i.i.i:
  br label %made_by_nobody.exit.i.i
made_by_nobody.exit.i.i:
  %cond.i.i.i = phi i32 [ -2, %cond.true.i.i.i ], [ %sub.i.i, %cond.false.i.i.i ]
  br label %mutex_kind.exit.i
cond.false.i.i:
  br label %mutex_kind.exit.i
mutex_kind.exit.i:
  %cond4.i27.i = phi i32 [ %cond.i.i.i, %made_by_nobody.exit.i.i ], [ %call.i23.i, %cond.false.i.i ]
  %call.i28.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %4)
  %cmp.i = icmp eq i32 %call.i28.i, %call.i
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp.i29.i = icmp eq i32 %cond4.i27.i, 2
  br i1 %cmp.i29.i, label %mutex_checks.exit.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  %cmp1.i30.i = icmp eq i32 %cond4.i27.i, 3
  br i1 %cmp1.i30.i, label %mutex_checks.exit.i, label %lor.rhs.i31.i
lor.rhs.i31.i:
  %cmp2.i.i = icmp sgt i32 %cond4.i27.i, 16
  br label %mutex_checks.exit.i
mutex_checks.exit.i:
  %7 = phi i1 [ true, %lor.lhs.false.i.i ], [ true, %lor.rhs.i ], [ %cmp2.i.i, %lor.rhs.i31.i ]
  br label %lor.end.i
lor.end.i:
  %8 = phi i1 [ true, %mutex_kind.exit.i ], [ %7, %mutex_checks.exit.i ]
  call void @__gsmack_assert(i1 noundef zeroext %8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef %not_held)
  br i1 %cmp.i, label %if.end.i, label %land.lhs.true.i
land.lhs.true.i:
  %cmp.i32.i = icmp eq i32 %cond4.i27.i, 2
  br i1 %cmp.i32.i, label %mutex_checks.exit37.i, label %lor.lhs.false.i34.i
lor.lhs.false.i34.i:
  %cmp1.i33.i = icmp eq i32 %cond4.i27.i, 3
  br i1 %cmp1.i33.i, label %mutex_checks.exit37.i, label %lor.rhs.i36.i
lor.rhs.i36.i:
  %cmp2.i35.i = icmp sgt i32 %cond4.i27.i, 16
  br label %mutex_checks.exit37.i
mutex_checks.exit37.i:
  %9 = phi i1 [ true, %lor.lhs.false.i34.i ], [ true, %land.lhs.true.i ], [ %cmp2.i35.i, %lor.rhs.i36.i ]
  br i1 %9, label %if.then.i39, label %if.end.i
if.then.i39:
  br label %cond_enter.exit
if.end.i:
  %call7.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0)
  %cmp8.i = icmp eq i32 %call7.i, 0
  br i1 %cmp8.i, label %lor.end12.i, label %lor.rhs9.i
lor.rhs9.i:
  %call10.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.33, i32 0, i32 0), i8* noundef %0)
  %10 = ptrtoint %union.pthread_mutex_t* %mutex to i32
  %cmp11.i = icmp eq i32 %call10.i, %10
  br label %lor.end12.i
lor.end12.i:
  %11 = phi i1 [ true, %if.end.i ], [ %cmp11.i, %lor.rhs9.i ]
  call void @__gsmack_assert(i1 noundef zeroext %11, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef %other)
  %cmp.i38.i = icmp sgt i32 %cond4.i27.i, 16
  br i1 %cmp.i38.i, label %cond.true.i40.i, label %cond.false.i41.i
cond.true.i40.i:
  %sub.i39.i = sub nsw i32 %cond4.i27.i, 16
  br label %mutex_type.exit.i
cond.false.i41.i:
  br label %mutex_type.exit.i
mutex_type.exit.i:
  %cond.i42.i = phi i32 [ %sub.i39.i, %cond.true.i40.i ], [ %cond4.i27.i, %cond.false.i41.i ]
  %cmp14.i = icmp ne i32 %cond.i42.i, 2
  br i1 %cmp14.i, label %if.then17.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %call15.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i32 0, i32 0), i8* noundef %4)
  %cmp16.i = icmp eq i32 %call15.i, 0
  br i1 %cmp16.i, label %if.then17.i, label %if.end18.i
if.then17.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %4, i32 noundef 0)
  br label %if.end18.i
if.end18.i:
  %12 = ptrtoint %union.pthread_cond_t* %cond to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.35, i32 0, i32 0), i32 noundef %call.i, i32 noundef %12)
  %call22.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.37, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.36, i32 0, i32 0), i32 noundef %call.i, i32 noundef %call22.i)
  %add.i = add nsw i32 %call7.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i)
  %13 = ptrtoint %union.pthread_mutex_t* %mutex to i32
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.33, i32 0, i32 0), i8* noundef %0, i32 noundef %13)
  %call23.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp24.i = icmp ne i32 %call23.i, 0
  br i1 %cmp24.i, label %if.then25.i, label %if.end26.i
if.then25.i:
  %call.i43.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0), i32 noundef %call.i, i32 noundef %call.i43.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call.i, i32 noundef 0)
  %tobool.i44.i = icmp ne i32 %call.i43.i, 0
  br i1 %tobool.i44.i, label %if.then.i.i, label %if.else.i.i
if.then.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call.i43.i, i32 noundef %call.i)
  br label %queue_enter.exit.i
if.else.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i)
  br label %queue_enter.exit.i
queue_enter.exit.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i)
  br label %if.end26.i
if.end26.i:
  br label %cond_enter.exit
cond_enter.exit:
  %retval.1.i = phi i1 [ true, %if.end26.i ], [ false, %if.then.i39 ]
  br i1 %retval.1.i, label %if.end, label %if.then
if.then:
  call void @__gsmack_atomic_end()
  br label %cleanup
if.end:
  %call2 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp = icmp ne i32 %call2, 0
  br i1 %cmp, label %if.then4, label %lor.lhs.false
lor.lhs.false:
  br i1 icmp ne (void ()* @__model_mutex_tried, void ()* null), label %if.then4, label %lor.lhs.false3
lor.lhs.false3:
  br i1 icmp ne (void ()* @__model_c11_mutex_tried, void ()* null), label %if.then4, label %if.end5
if.then4:
  br label %if.end5
if.end5:
  %repetition.addr.0 = phi i32 [ 0, %if.then4 ], [ %repetition, %lor.lhs.false3 ]
  %cmp6 = icmp eq i32 %repetition.addr.0, 2
  br i1 %cmp6, label %land.lhs.true, label %if.end13
land.lhs.true:
  %call7 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.28, i32 0, i32 0), i32 noundef %call)
  %14 = ptrtoint %union.pthread_cond_t* %cond to i32
  %cmp8 = icmp ne i32 %call7, %14
  br i1 %cmp8, label %if.then12, label %lor.lhs.false9
lor.lhs.false9:
  %call10 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.29, i32 0, i32 0), i32 noundef %call)
  %15 = ptrtoint %union.pthread_mutex_t* %mutex to i32
  %cmp11 = icmp ne i32 %call10, %15
  br i1 %cmp11, label %if.then12, label %if.end13
if.then12:
  br label %if.end13
if.end13:
  %repetition.addr.1 = phi i32 [ 1, %if.then12 ], [ %repetition.addr.0, %lor.lhs.false9 ], [ %repetition.addr.0, %if.end5 ]
  %cmp14 = icmp eq i32 %repetition.addr.1, 2
  br i1 %cmp14, label %land.lhs.true15, label %land.end
land.lhs.true15:
  %call16 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.30, i32 0, i32 0), i32 noundef %call)
  %cmp17 = icmp ne i32 %call16, 0
  br i1 %cmp17, label %land.rhs, label %land.end
land.rhs:
  %call18 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call)
  %call.i40 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.44, i32 0, i32 0), i8* noundef %0)
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.37, i32 0, i32 0), i8* noundef %0)
  %add.i41 = add nsw i32 %call.i40, %call1.i
  %cmp20 = icmp eq i32 %call18, %add.i41
  br label %land.end
land.end:
  %16 = phi i1 [ false, %land.lhs.true15 ], [ false, %if.end13 ], [ %cmp20, %land.rhs ]
  %lnot = xor i1 %16, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  %cmp21 = icmp ne i32 %repetition.addr.1, 0
  br i1 %cmp21, label %if.then22, label %if.end23
if.then22:
  %17 = ptrtoint %union.pthread_cond_t* %cond to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.28, i32 0, i32 0), i32 noundef %call, i32 noundef %17)
  %18 = ptrtoint %union.pthread_mutex_t* %mutex to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.29, i32 0, i32 0), i32 noundef %call, i32 noundef %18)
  br label %if.end23
if.end23:
  call void @__gsmack_atomic_end()
  call void @__gsmack_atomic_begin()
  %call.i42 = call i32 @__gsmack_self()
  %call1.i43 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.35, i32 0, i32 0), i32 noundef %call.i42)
  %cmp.i44 = icmp eq i32 %call1.i43, 0
  br i1 %cmp.i44, label %cond_woken.exit, label %lor.rhs.i45
lor.rhs.i45:
  %call2.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.37, i32 0, i32 0), i8* noundef %0)
  %call3.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.36, i32 0, i32 0), i32 noundef %call.i42)
  %cmp4.i = icmp ne i32 %call2.i, %call3.i
  br label %cond_woken.exit
cond_woken.exit:
  %19 = phi i1 [ true, %if.end23 ], [ %cmp4.i, %lor.rhs.i45 ]
  %call25 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.30, i32 0, i32 0), i32 noundef %call)
  %call.i47 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.32, i32 0, i32 0), i32 noundef 1)
  %cmp.i48 = icmp eq i32 %call.i47, 0
  br i1 %cmp.i48, label %if.then.i49, label %if.end.i50
if.then.i49:
  br label %cond_spurious.exit
if.end.i50:
  %cmp1.i = icmp eq i32 %repetition.addr.1, 1
  br i1 %cmp1.i, label %if.then2.i, label %if.end3.i
if.then2.i:
  br label %cond_spurious.exit
if.end3.i:
  br i1 %cmp14, label %if.then5.i, label %if.end7.i
if.then5.i:
  %cmp6.i = icmp eq i32 %call25, 0
  br label %cond_spurious.exit
if.end7.i:
  %call8.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.32, i32 0, i32 0), i32 noundef 1)
  %cmp9.i = icmp slt i32 %call25, %call8.i
  br label %cond_spurious.exit
cond_spurious.exit:
  %retval.0.i = phi i1 [ false, %if.then.i49 ], [ true, %if.then2.i ], [ %cmp6.i, %if.then5.i ], [ %cmp9.i, %if.end7.i ]
  br i1 %19, label %land.end32, label %land.lhs.true28
land.lhs.true28:
  br i1 %retval.0.i, label %land.rhs30, label %land.end32
land.rhs30:
  %call31 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end32
land.end32:
  %20 = phi i1 [ false, %land.lhs.true28 ], [ false, %cond_spurious.exit ], [ %call31, %land.rhs30 ]
  %call34 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.32, i32 0, i32 0), i32 noundef 1)
  %cmp35 = icmp ne i32 %call34, 0
  br i1 %cmp35, label %land.lhs.true36, label %if.end42
land.lhs.true36:
  %cmp37 = icmp eq i32 %repetition.addr.1, 0
  br i1 %cmp37, label %if.then38, label %if.end42
if.then38:
  br i1 %19, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %21 = phi i1 [ true, %if.then38 ], [ %retval.0.i, %lor.rhs ]
  %call41 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.32, i32 0, i32 0), i32 noundef 1)
  call void @__gsmack_bound(i1 noundef zeroext %21, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.32, i32 0, i32 0), i32 noundef %call41)
  br label %if.end42
if.end42:
  br i1 %19, label %land.end49, label %land.lhs.true44
land.lhs.true44:
  br i1 %20, label %land.end49, label %land.lhs.true46
land.lhs.true46:
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.rhs47, label %land.end49
land.rhs47:
  %call48 = call zeroext i1 @__model_cancel_due()
  br label %land.end49
land.end49:
  %22 = phi i1 [ false, %land.lhs.true46 ], [ false, %land.lhs.true44 ], [ false, %if.end42 ], [ %call48, %land.rhs47 ]
  br i1 %19, label %lor.end56, label %lor.lhs.false52
lor.lhs.false52:
  br i1 %20, label %lor.end56, label %lor.rhs54
lor.rhs54:
  br label %lor.end56
lor.end56:
  %23 = phi i1 [ true, %lor.lhs.false52 ], [ true, %land.end49 ], [ %22, %lor.rhs54 ]
  call void @__gsmack_await_for(i1 noundef zeroext %23, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.23, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  br i1 %20, label %lor.end66, label %lor.rhs58
lor.rhs58:
  br i1 %cmp21, label %land.lhs.true60, label %land.end65
land.lhs.true60:
  br i1 %19, label %land.end65, label %land.rhs62
land.rhs62:
  %lnot64 = xor i1 %22, true
  br label %land.end65
land.end65:
  %24 = phi i1 [ false, %land.lhs.true60 ], [ false, %lor.rhs58 ], [ %lnot64, %land.rhs62 ]
  br label %lor.end66
lor.end66:
  %25 = phi i1 [ true, %lor.end56 ], [ %24, %land.end65 ]
  br i1 %25, label %cond.true, label %cond.false
cond.true:
  %add = add nsw i32 %call25, 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond69 = phi i32 [ %add, %cond.true ], [ 0, %cond.false ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.30, i32 0, i32 0), i32 noundef %call, i32 noundef %cond69)
  br i1 %cmp21, label %if.then71, label %if.end73
if.then71:
  %call.i52 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.44, i32 0, i32 0), i8* noundef %0)
  %call1.i53 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.37, i32 0, i32 0), i8* noundef %0)
  %add.i54 = add nsw i32 %call.i52, %call1.i53
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call, i32 noundef %add.i54)
  br label %if.end73
if.end73:
  %lnot75 = xor i1 %19, true
  %call.i55 = call i32 @__gsmack_self()
  %call.i.i56 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %4)
  %cmp.i57 = icmp eq i32 %call.i.i56, %call.i55
  %call3.i58 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp4.i59 = icmp eq i32 %call3.i58, 0
  br i1 %cmp4.i59, label %land.lhs.true.i60, label %if.end.i71
land.lhs.true.i60:
  br i1 %cmp.i57, label %if.end.i71, label %if.then.i62
if.then.i62:
  call void @__gsmack_uses(i8* noundef %4, i32 noundef 24)
  %call.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.38, i32 0, i32 0), i8* noundef %4)
  %cmp.i.i.i61 = icmp eq i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i61, label %cond.true.i.i.i64, label %cond.false.i.i.i65
cond.true.i.i.i64:
  %__data.i.i.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i.i, i32 0, i32 3
  %26 = load i32, i32* %__kind.i.i.i, align 4
  %27 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %26)
  %add.i.i.i = add nsw i32 %27, 1
  %call2.i.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i.i = icmp ne i32 %call2.i.i.i, 0
  %cond.i.i.i63 = select i1 %tobool.i.i.i, i32 96, i32 0
  %sub.i.i.i = sub nsw i32 %add.i.i.i, %cond.i.i.i63
  %cmp.i.i.i.i = icmp eq i32 %sub.i.i.i, -1
  br i1 %cmp.i.i.i.i, label %cond.true.i.i.i.i, label %cond.false.i.i.i.i
cond.true.i.i.i.i:
  br label %made_by_nobody.exit.i.i.i
cond.false.i.i.i.i:
  br label %made_by_nobody.exit.i.i.i
made_by_nobody.exit.i.i.i:
  %cond.i.i.i.i = phi i32 [ -2, %cond.true.i.i.i.i ], [ %sub.i.i.i, %cond.false.i.i.i.i ]
  br label %mutex_kind.exit.i.i
cond.false.i.i.i65:
  br label %mutex_kind.exit.i.i
mutex_kind.exit.i.i:
  %cond4.i.i.i = phi i32 [ %cond.i.i.i.i, %made_by_nobody.exit.i.i.i ], [ %call.i.i.i, %cond.false.i.i.i65 ]
  %call.i11.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %4)
  %cmp.i.i66 = icmp ne i32 %cond4.i.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i66, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef %mutex_gone)
  %cmp2.i.i67 = icmp sgt i32 %cond4.i.i.i, 16
  br i1 %cmp2.i.i67, label %land.lhs.true.i.i, label %land.end.i.i
land.lhs.true.i.i:
  br i1 icmp ne (i1 (i32)* @__model_robust_orphan, i1 (i32)* null), label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %call3.i.i68 = call zeroext i1 @__model_robust_orphan(i32 noundef %call.i11.i.i)
  br label %land.end.i.i
land.end.i.i:
  %28 = phi i1 [ false, %land.lhs.true.i.i ], [ false, %mutex_kind.exit.i.i ], [ %call3.i.i68, %land.rhs.i.i ]
  %cmp5.i.i69 = icmp eq i32 %call.i11.i.i, 0
  br i1 %cmp5.i.i69, label %land.rhs6.i.i, label %lor.lhs.false.i.i70
lor.lhs.false.i.i70:
  br i1 %28, label %land.rhs6.i.i, label %land.end8.i.i
land.rhs6.i.i:
  br label %land.end8.i.i
land.end8.i.i:
  %29 = phi i1 [ false, %lor.lhs.false.i.i70 ], [ true, %land.rhs6.i.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %29, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.45, i32 0, i32 0), i8* noundef %4, i32 noundef %call.i11.i.i)
  br i1 %28, label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i12.i.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %4, i32 noundef %call.i12.i.i)
  %call2.i13.i.i = call i32 @__model_robust_inherit(i8* noundef %4)
  br label %cond_regain.exit.i
if.end.i.i.i:
  %call5.i.i.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %4, i32 noundef %call5.i.i.i)
  br label %cond_regain.exit.i
cond_regain.exit.i:
  %retval.0.i.i.i = phi i32 [ %call2.i13.i.i, %if.then.i.i.i ], [ 0, %if.end.i.i.i ]
  br label %if.end.i71
if.end.i71:
  %error.0.i = phi i32 [ 0, %land.lhs.true.i60 ], [ %retval.0.i.i.i, %cond_regain.exit.i ], [ 0, %if.end73 ]
  %call6.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %0)
  %cmp7.i = icmp ne i32 %call6.i, -1
  br i1 %cmp7.i, label %if.then8.i, label %if.end9.i
if.then8.i:
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 48)
  br label %if.end9.i
if.end9.i:
  br i1 %lnot75, label %if.then11.i, label %if.end12.i
if.then11.i:
  call void @cond_leave(%union.pthread_cond_t* noundef %cond, i32 noundef %call.i55)
  br label %if.end12.i
if.end12.i:
  %call13.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp14.i72 = icmp ne i32 %call13.i, 0
  br i1 %cmp14.i72, label %land.lhs.true15.i, label %if.end18.i78
land.lhs.true15.i:
  br i1 %cmp.i57, label %if.end18.i78, label %if.then17.i74
if.then17.i74:
  %call.i17.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %4)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0), i32 noundef %call.i55, i32 noundef %call.i17.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call.i55, i32 noundef 0)
  %tobool.i.i73 = icmp ne i32 %call.i17.i, 0
  br i1 %tobool.i.i73, label %if.then.i.i75, label %if.else.i.i76
if.then.i.i75:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call.i17.i, i32 noundef %call.i55)
  br label %queue_enter.exit.i77
if.else.i.i76:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %4, i32 noundef %call.i55)
  br label %queue_enter.exit.i77
queue_enter.exit.i77:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %4, i32 noundef %call.i55)
  br label %if.end18.i78
if.end18.i78:
  call void @__gsmack_atomic_end()
  %call19.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp20.i = icmp ne i32 %call19.i, 0
  br i1 %cmp20.i, label %land.lhs.true21.i, label %cond_return.exit
land.lhs.true21.i:
  br i1 %cmp.i57, label %cond_return.exit, label %if.then23.i
if.then23.i:
  call void @__gsmack_atomic_begin()
  %call.i18.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp.i19.i = icmp eq i32 %call.i18.i, 1
  br i1 %cmp.i19.i, label %cond.true.i.i79, label %cond.false.i.i81
cond.true.i.i79:
  %call1.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %4)
  br label %queue_turn.exit.i
cond.false.i.i81:
  %call2.i.i80 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %4)
  br label %queue_turn.exit.i
queue_turn.exit.i:
  %cond.i.i82 = phi i32 [ %call1.i.i, %cond.true.i.i79 ], [ %call2.i.i80, %cond.false.i.i81 ]
  %cmp25.i = icmp eq i32 %cond.i.i82, %call.i55
  call void @__gsmack_uses(i8* noundef %4, i32 noundef 24)
  %call.i.i20.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.38, i32 0, i32 0), i8* noundef %4)
  %cmp.i.i21.i = icmp eq i32 %call.i.i20.i, 0
  br i1 %cmp.i.i21.i, label %cond.true.i.i30.i, label %cond.false.i.i35.i
cond.true.i.i30.i:
  %__data.i.i22.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i23.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i22.i, i32 0, i32 3
  %30 = load i32, i32* %__kind.i.i23.i, align 4
  %31 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %30)
  %add.i.i24.i = add nsw i32 %31, 1
  %call2.i.i25.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i26.i = icmp ne i32 %call2.i.i25.i, 0
  %cond.i.i27.i = select i1 %tobool.i.i26.i, i32 96, i32 0
  %sub.i.i28.i = sub nsw i32 %add.i.i24.i, %cond.i.i27.i
  %cmp.i.i.i29.i = icmp eq i32 %sub.i.i28.i, -1
  br i1 %cmp.i.i.i29.i, label %cond.true.i.i.i31.i, label %cond.false.i.i.i32.i
cond.true.i.i.i31.i:
  br label %made_by_nobody.exit.i.i34.i
cond.false.i.i.i32.i:
  br label %made_by_nobody.exit.i.i34.i
made_by_nobody.exit.i.i34.i:
  %cond.i.i.i33.i = phi i32 [ -2, %cond.true.i.i.i31.i ], [ %sub.i.i28.i, %cond.false.i.i.i32.i ]
  br label %mutex_kind.exit.i40.i
cond.false.i.i35.i:
  br label %mutex_kind.exit.i40.i
mutex_kind.exit.i40.i:
  %cond4.i.i36.i = phi i32 [ %cond.i.i.i33.i, %made_by_nobody.exit.i.i34.i ], [ %call.i.i20.i, %cond.false.i.i35.i ]
  %call.i11.i37.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %4)
  %cmp.i38.i83 = icmp ne i32 %cond4.i.i36.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i38.i83, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef %mutex_gone)
  %cmp2.i39.i = icmp sgt i32 %cond4.i.i36.i, 16
  br i1 %cmp2.i39.i, label %land.lhs.true.i41.i, label %land.end.i46.i
land.lhs.true.i41.i:
  br i1 icmp ne (i1 (i32)* @__model_robust_orphan, i1 (i32)* null), label %land.rhs.i43.i, label %land.end.i46.i
land.rhs.i43.i:
  %call3.i42.i = call zeroext i1 @__model_robust_orphan(i32 noundef %call.i11.i37.i)
  br label %land.end.i46.i
land.end.i46.i:
  %32 = phi i1 [ false, %land.lhs.true.i41.i ], [ false, %mutex_kind.exit.i40.i ], [ %call3.i42.i, %land.rhs.i43.i ]
  %cmp5.i45.i = icmp eq i32 %call.i11.i37.i, 0
  br i1 %cmp5.i45.i, label %land.rhs6.i48.i, label %lor.lhs.false.i47.i
lor.lhs.false.i47.i:
  br i1 %32, label %land.rhs6.i48.i, label %land.end8.i50.i
land.rhs6.i48.i:
  br label %land.end8.i50.i
land.end8.i50.i:
  %33 = phi i1 [ false, %lor.lhs.false.i47.i ], [ %cmp25.i, %land.rhs6.i48.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %33, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.45, i32 0, i32 0), i8* noundef %4, i32 noundef %call.i11.i37.i)
  br i1 %32, label %if.then.i.i53.i, label %if.end.i.i55.i
if.then.i.i53.i:
  %call.i12.i51.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %4, i32 noundef %call.i12.i51.i)
  %call2.i13.i52.i = call i32 @__model_robust_inherit(i8* noundef %4)
  br label %cond_regain.exit57.i
if.end.i.i55.i:
  %call5.i.i54.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %4, i32 noundef %call5.i.i54.i)
  br label %cond_regain.exit57.i
cond_regain.exit57.i:
  %retval.0.i.i56.i = phi i32 [ %call2.i13.i52.i, %if.then.i.i53.i ], [ 0, %if.end.i.i55.i ]
  %call.i58.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call.i55)
  %call1.i59.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0), i32 noundef %call.i55)
  %tobool.i60.i = icmp ne i32 %call.i58.i, 0
  br i1 %tobool.i60.i, label %if.then.i61.i, label %if.else.i62.i
if.then.i61.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0), i32 noundef %call.i58.i, i32 noundef %call1.i59.i)
  br label %if.end.i.i
if.else.i62.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %4, i32 noundef %call1.i59.i)
  br label %if.end.i.i
if.end.i.i:
  %tobool2.i.i = icmp ne i32 %call1.i59.i, 0
  br i1 %tobool2.i.i, label %if.then3.i.i, label %if.else4.i.i
if.then3.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call1.i59.i, i32 noundef %call.i58.i)
  br label %queue_leave.exit.i
if.else4.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %4, i32 noundef %call.i58.i)
  br label %queue_leave.exit.i
queue_leave.exit.i:
  call void @__gsmack_atomic_end()
  br label %cond_return.exit
cond_return.exit:
  %error.1.i = phi i32 [ %error.0.i, %land.lhs.true21.i ], [ %retval.0.i.i56.i, %queue_leave.exit.i ], [ %error.0.i, %if.end18.i78 ]
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i85, label %act_if.exit
land.lhs.true.i85:
  br i1 %22, label %if.then.i86, label %act_if.exit
if.then.i86:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %error.1.i, %act_if.exit ], [ 1, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @__model_retest_cnd_wait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex, i32 noundef %again) {
entry:
  %0 = bitcast %union.cnd_t* %cond to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.6, i32 0, i32 0))
  %1 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %2 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %cmp.i2 = icmp eq i32 %again, 0
  br i1 %cmp.i2, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %repetition_of.exit
cond.false.i:
  %cmp1.i = icmp eq i32 %again, 1
  %cond.i = select i1 %cmp1.i, i32 2, i32 0
  br label %repetition_of.exit
repetition_of.exit:
  %cond2.i = phi i32 [ 1, %cond.true.i ], [ %cond.i, %cond.false.i ]
  %call1 = call i32 @cond_wait(%union.pthread_cond_t* noundef %1, %union.pthread_mutex_t* noundef %2, i32 noundef %cond2.i, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.7, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.8, i32 0, i32 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.9, i32 0, i32 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.10, i32 0, i32 0))
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
  ret i32 %retval.0.i
}
define dso_local i32 @__model_poll_cnd_timedwait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call zeroext i1 @cond_begin(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i1 noundef zeroext true, i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.11, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.12, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.15, i32 0, i32 0))
  %conv = zext i1 %call to i32
  ret i32 %conv
}
define internal zeroext i1 @cond_begin(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %polls, i8* noundef %gone, i8* noundef %raw, i8* noundef %not_held, i8* noundef %other, i8* noundef %mutex_gone) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_self()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 48)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i = icmp ne i32 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef %gone)
  %cmp1.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %2, %cond4.i.i
  br label %cond_require.exit.i
cond_require.exit.i:
  %3 = phi i1 [ true, %cancellation_point.exit ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef %raw)
  %4 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %4, i32 noundef 24)
  %call.i23.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.38, i32 0, i32 0), i8* noundef %4)
  %cmp.i24.i = icmp eq i32 %call.i23.i, 0
  br i1 %cmp.i24.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i25.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i25.i, i32 0, i32 3
  %5 = load i32, i32* %__kind.i.i, align 4
  %6 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %5)
  %add.i.i = add nsw i32 %6, 1
  %call2.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i26.i = icmp ne i32 %call2.i.i, 0
  %cond.i.i = select i1 %tobool.i26.i, i32 96, i32 0
  %sub.i.i = sub nsw i32 %add.i.i, %cond.i.i
  %cmp.i.i.i = icmp eq i32 %sub.i.i, -1
  br i1 %cmp.i.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  br label %made_by_nobody.exit.i.i
cond.false.i.i.i:
  br label %made_by_nobody.exit.i.i
made_by_nobody.exit.i.i:
  %cond.i.i.i = phi i32 [ -2, %cond.true.i.i.i ], [ %sub.i.i, %cond.false.i.i.i ]
  br label %mutex_kind.exit.i
cond.false.i.i:
  br label %mutex_kind.exit.i
mutex_kind.exit.i:
  %cond4.i27.i = phi i32 [ %cond.i.i.i, %made_by_nobody.exit.i.i ], [ %call.i23.i, %cond.false.i.i ]
  %call.i28.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %4)
  %cmp.i = icmp eq i32 %call.i28.i, %call.i
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp.i29.i = icmp eq i32 %cond4.i27.i, 2
  br i1 %cmp.i29.i, label %mutex_checks.exit.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  %cmp1.i30.i = icmp eq i32 %cond4.i27.i, 3
  br i1 %cmp1.i30.i, label %mutex_checks.exit.i, label %lor.rhs.i31.i
lor.rhs.i31.i:
  %cmp2.i.i = icmp sgt i32 %cond4.i27.i, 16
  br label %mutex_checks.exit.i
mutex_checks.exit.i:
  %7 = phi i1 [ true, %lor.lhs.false.i.i ], [ true, %lor.rhs.i ], [ %cmp2.i.i, %lor.rhs.i31.i ]
  br label %lor.end.i
lor.end.i:
  %8 = phi i1 [ true, %mutex_kind.exit.i ], [ %7, %mutex_checks.exit.i ]
  call void @__gsmack_assert(i1 noundef zeroext %8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef %not_held)
  br i1 %cmp.i, label %if.end.i, label %land.lhs.true.i
land.lhs.true.i:
  %cmp.i32.i = icmp eq i32 %cond4.i27.i, 2
  br i1 %cmp.i32.i, label %mutex_checks.exit37.i, label %lor.lhs.false.i34.i
lor.lhs.false.i34.i:
  %cmp1.i33.i = icmp eq i32 %cond4.i27.i, 3
  br i1 %cmp1.i33.i, label %mutex_checks.exit37.i, label %lor.rhs.i36.i
lor.rhs.i36.i:
  %cmp2.i35.i = icmp sgt i32 %cond4.i27.i, 16
  br label %mutex_checks.exit37.i
mutex_checks.exit37.i:
  %9 = phi i1 [ true, %lor.lhs.false.i34.i ], [ true, %land.lhs.true.i ], [ %cmp2.i35.i, %lor.rhs.i36.i ]
  br i1 %9, label %if.then.i1, label %if.end.i
if.then.i1:
  br label %cond_enter.exit
if.end.i:
  %call7.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0)
  %cmp8.i = icmp eq i32 %call7.i, 0
  br i1 %cmp8.i, label %lor.end12.i, label %lor.rhs9.i
lor.rhs9.i:
  %call10.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.33, i32 0, i32 0), i8* noundef %0)
  %10 = ptrtoint %union.pthread_mutex_t* %mutex to i32
  %cmp11.i = icmp eq i32 %call10.i, %10
  br label %lor.end12.i
lor.end12.i:
  %11 = phi i1 [ true, %if.end.i ], [ %cmp11.i, %lor.rhs9.i ]
  call void @__gsmack_assert(i1 noundef zeroext %11, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef %other)
  %cmp.i38.i = icmp sgt i32 %cond4.i27.i, 16
  br i1 %cmp.i38.i, label %cond.true.i40.i, label %cond.false.i41.i
cond.true.i40.i:
  %sub.i39.i = sub nsw i32 %cond4.i27.i, 16
  br label %mutex_type.exit.i
cond.false.i41.i:
  br label %mutex_type.exit.i
mutex_type.exit.i:
  %cond.i42.i = phi i32 [ %sub.i39.i, %cond.true.i40.i ], [ %cond4.i27.i, %cond.false.i41.i ]
  %cmp14.i = icmp ne i32 %cond.i42.i, 2
  br i1 %cmp14.i, label %if.then17.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %call15.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i32 0, i32 0), i8* noundef %4)
  %cmp16.i = icmp eq i32 %call15.i, 0
  br i1 %cmp16.i, label %if.then17.i, label %if.end18.i
if.then17.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %4, i32 noundef 0)
  br label %if.end18.i
if.end18.i:
  br i1 %polls, label %if.then20.i, label %if.end21.i
if.then20.i:
  br label %cleanup.i
if.end21.i:
  %12 = ptrtoint %union.pthread_cond_t* %cond to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.35, i32 0, i32 0), i32 noundef %call.i, i32 noundef %12)
  %call22.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.37, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.36, i32 0, i32 0), i32 noundef %call.i, i32 noundef %call22.i)
  %add.i = add nsw i32 %call7.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i)
  %13 = ptrtoint %union.pthread_mutex_t* %mutex to i32
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.33, i32 0, i32 0), i8* noundef %0, i32 noundef %13)
  %call23.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp24.i = icmp ne i32 %call23.i, 0
  br i1 %cmp24.i, label %if.then25.i, label %if.end26.i
if.then25.i:
  %call.i43.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0), i32 noundef %call.i, i32 noundef %call.i43.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call.i, i32 noundef 0)
  %tobool.i44.i = icmp ne i32 %call.i43.i, 0
  br i1 %tobool.i44.i, label %if.then.i.i, label %if.else.i.i
if.then.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call.i43.i, i32 noundef %call.i)
  br label %queue_enter.exit.i
if.else.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i)
  br label %queue_enter.exit.i
queue_enter.exit.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i)
  br label %if.end26.i
if.end26.i:
  br label %cleanup.i
cleanup.i:
  br label %cond_enter.exit
cond_enter.exit:
  %retval.1.i = phi i1 [ true, %cleanup.i ], [ false, %if.then.i1 ]
  call void @__gsmack_atomic_end()
  ret i1 %retval.1.i
}
define dso_local i32 @__model_polled_cnd_timedwait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex, i32 noundef %begun) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %tobool = icmp ne i32 %begun, 0
  br i1 %tobool, label %if.end.i, label %if.then.i
if.then.i:
  br label %cond_polled.exit
if.end.i:
  call void @__gsmack_atomic_begin()
  %call.i.i = call i32 @__gsmack_self()
  %2 = bitcast %union.pthread_mutex_t* %1 to i8*
  %call.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %2)
  %cmp.i.i = icmp eq i32 %call.i.i.i, %call.i.i
  %call3.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp4.i.i = icmp eq i32 %call3.i.i, 0
  br i1 %cmp4.i.i, label %land.lhs.true.i.i, label %if.end.i.i
land.lhs.true.i.i:
  br i1 %cmp.i.i, label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  call void @__gsmack_uses(i8* noundef %2, i32 noundef 24)
  %call.i.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.38, i32 0, i32 0), i8* noundef %2)
  %cmp.i.i.i.i = icmp eq i32 %call.i.i.i.i, 0
  br i1 %cmp.i.i.i.i, label %cond.true.i.i.i.i, label %cond.false.i.i.i.i
cond.true.i.i.i.i:
  %__data.i.i.i.i = bitcast %union.pthread_mutex_t* %1 to %struct.__pthread_mutex_s*
  %__kind.i.i.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i.i.i, i32 0, i32 3
  %3 = load i32, i32* %__kind.i.i.i.i, align 4
  %4 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %3)
  %add.i.i.i.i = add nsw i32 %4, 1
  %call2.i.i.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i.i.i = icmp ne i32 %call2.i.i.i.i, 0
  %cond.i.i.i.i = select i1 %tobool.i.i.i.i, i32 96, i32 0
  %sub.i.i.i.i = sub nsw i32 %add.i.i.i.i, %cond.i.i.i.i
  %cmp.i.i.i.i.i = icmp eq i32 %sub.i.i.i.i, -1
  br i1 %cmp.i.i.i.i.i, label %cond.true.i.i.i.i.i, label %cond.false.i.i.i.i.i
cond.true.i.i.i.i.i:
  br label %made_by_nobody.exit.i.i.i.i
cond.false.i.i.i.i.i:
  br label %made_by_nobody.exit.i.i.i.i
made_by_nobody.exit.i.i.i.i:
  %cond.i.i.i.i.i = phi i32 [ -2, %cond.true.i.i.i.i.i ], [ %sub.i.i.i.i, %cond.false.i.i.i.i.i ]
  br label %mutex_kind.exit.i.i.i
cond.false.i.i.i.i:
  br label %mutex_kind.exit.i.i.i
mutex_kind.exit.i.i.i:
  %cond4.i.i.i.i = phi i32 [ %cond.i.i.i.i.i, %made_by_nobody.exit.i.i.i.i ], [ %call.i.i.i.i, %cond.false.i.i.i.i ]
  %call.i11.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %2)
  %cmp.i.i.i = icmp ne i32 %cond4.i.i.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.15, i32 0, i32 0))
  %cmp2.i.i.i = icmp sgt i32 %cond4.i.i.i.i, 16
  br i1 %cmp2.i.i.i, label %land.lhs.true.i.i.i, label %land.end.i.i.i
land.lhs.true.i.i.i:
  br i1 icmp ne (i1 (i32)* @__model_robust_orphan, i1 (i32)* null), label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %call3.i.i.i = call zeroext i1 @__model_robust_orphan(i32 noundef %call.i11.i.i.i)
  br label %land.end.i.i.i
land.end.i.i.i:
  %5 = phi i1 [ false, %land.lhs.true.i.i.i ], [ false, %mutex_kind.exit.i.i.i ], [ %call3.i.i.i, %land.rhs.i.i.i ]
  %cmp5.i.i.i = icmp eq i32 %call.i11.i.i.i, 0
  br i1 %cmp5.i.i.i, label %land.rhs6.i.i.i, label %lor.lhs.false.i.i.i
lor.lhs.false.i.i.i:
  br i1 %5, label %land.rhs6.i.i.i, label %land.end8.i.i.i
land.rhs6.i.i.i:
  br label %land.end8.i.i.i
land.end8.i.i.i:
  %6 = phi i1 [ false, %lor.lhs.false.i.i.i ], [ true, %land.rhs6.i.i.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %6, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.45, i32 0, i32 0), i8* noundef %2, i32 noundef %call.i11.i.i.i)
  br i1 %5, label %if.then.i.i.i.i, label %if.end.i.i.i.i
if.then.i.i.i.i:
  %call.i12.i.i.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %2, i32 noundef %call.i12.i.i.i)
  %call2.i13.i.i.i = call i32 @__model_robust_inherit(i8* noundef %2)
  br label %cond_regain.exit.i.i
if.end.i.i.i.i:
  %call5.i.i.i.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %2, i32 noundef %call5.i.i.i.i)
  br label %cond_regain.exit.i.i
cond_regain.exit.i.i:
  %retval.0.i.i.i.i = phi i32 [ %call2.i13.i.i.i, %if.then.i.i.i.i ], [ 0, %if.end.i.i.i.i ]
  br label %if.end.i.i
if.end.i.i:
  %error.0.i.i = phi i32 [ 0, %land.lhs.true.i.i ], [ %retval.0.i.i.i.i, %cond_regain.exit.i.i ], [ 0, %if.end.i ]
  %7 = bitcast %union.pthread_cond_t* %0 to i8*
  %call6.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %7)
  %cmp7.i.i = icmp ne i32 %call6.i.i, -1
  br i1 %cmp7.i.i, label %if.then8.i.i, label %if.end9.i.i
if.then8.i.i:
  call void @__gsmack_uses(i8* noundef %7, i32 noundef 48)
  br label %if.end9.i.i
if.end9.i.i:
  %call13.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp14.i.i = icmp ne i32 %call13.i.i, 0
  br i1 %cmp14.i.i, label %land.lhs.true15.i.i, label %if.end18.i.i
land.lhs.true15.i.i:
  br i1 %cmp.i.i, label %if.end18.i.i, label %if.then17.i.i
if.then17.i.i:
  %call.i17.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %2)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0), i32 noundef %call.i.i, i32 noundef %call.i17.i.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call.i.i, i32 noundef 0)
  %tobool.i.i.i = icmp ne i32 %call.i17.i.i, 0
  br i1 %tobool.i.i.i, label %if.then.i.i.i, label %if.else.i.i.i
if.then.i.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call.i17.i.i, i32 noundef %call.i.i)
  br label %queue_enter.exit.i.i
if.else.i.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %2, i32 noundef %call.i.i)
  br label %queue_enter.exit.i.i
queue_enter.exit.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %2, i32 noundef %call.i.i)
  br label %if.end18.i.i
if.end18.i.i:
  call void @__gsmack_atomic_end()
  %call19.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp20.i.i = icmp ne i32 %call19.i.i, 0
  br i1 %cmp20.i.i, label %land.lhs.true21.i.i, label %cond_return.exit.i
land.lhs.true21.i.i:
  br i1 %cmp.i.i, label %cond_return.exit.i, label %if.then23.i.i
if.then23.i.i:
  call void @__gsmack_atomic_begin()
  %call.i18.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp.i19.i.i = icmp eq i32 %call.i18.i.i, 1
  br i1 %cmp.i19.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  %call1.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %2)
  br label %queue_turn.exit.i.i
cond.false.i.i.i:
  %call2.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %2)
  br label %queue_turn.exit.i.i
queue_turn.exit.i.i:
  %cond.i.i.i = phi i32 [ %call1.i.i.i, %cond.true.i.i.i ], [ %call2.i.i.i, %cond.false.i.i.i ]
  %cmp25.i.i = icmp eq i32 %cond.i.i.i, %call.i.i
  call void @__gsmack_uses(i8* noundef %2, i32 noundef 24)
  %call.i.i20.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.38, i32 0, i32 0), i8* noundef %2)
  %cmp.i.i21.i.i = icmp eq i32 %call.i.i20.i.i, 0
  br i1 %cmp.i.i21.i.i, label %cond.true.i.i30.i.i, label %cond.false.i.i35.i.i
cond.true.i.i30.i.i:
  %__data.i.i22.i.i = bitcast %union.pthread_mutex_t* %1 to %struct.__pthread_mutex_s*
  %__kind.i.i23.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i22.i.i, i32 0, i32 3
  %8 = load i32, i32* %__kind.i.i23.i.i, align 4
  %9 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %8)
  %add.i.i24.i.i = add nsw i32 %9, 1
  %call2.i.i25.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i26.i.i = icmp ne i32 %call2.i.i25.i.i, 0
  %cond.i.i27.i.i = select i1 %tobool.i.i26.i.i, i32 96, i32 0
  %sub.i.i28.i.i = sub nsw i32 %add.i.i24.i.i, %cond.i.i27.i.i
  %cmp.i.i.i29.i.i = icmp eq i32 %sub.i.i28.i.i, -1
  br i1 %cmp.i.i.i29.i.i, label %cond.true.i.i.i31.i.i, label %cond.false.i.i.i32.i.i
cond.true.i.i.i31.i.i:
  br label %made_by_nobody.exit.i.i34.i.i
cond.false.i.i.i32.i.i:
  br label %made_by_nobody.exit.i.i34.i.i
made_by_nobody.exit.i.i34.i.i:
  %cond.i.i.i33.i.i = phi i32 [ -2, %cond.true.i.i.i31.i.i ], [ %sub.i.i28.i.i, %cond.false.i.i.i32.i.i ]
  br label %mutex_kind.exit.i40.i.i
cond.false.i.i35.i.i:
  br label %mutex_kind.exit.i40.i.i
mutex_kind.exit.i40.i.i:
  %cond4.i.i36.i.i = phi i32 [ %cond.i.i.i33.i.i, %made_by_nobody.exit.i.i34.i.i ], [ %call.i.i20.i.i, %cond.false.i.i35.i.i ]
  %call.i11.i37.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %2)
  %cmp.i38.i.i = icmp ne i32 %cond4.i.i36.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i38.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.15, i32 0, i32 0))
  %cmp2.i39.i.i = icmp sgt i32 %cond4.i.i36.i.i, 16
  br i1 %cmp2.i39.i.i, label %land.lhs.true.i41.i.i, label %land.end.i46.i.i
land.lhs.true.i41.i.i:
  br i1 icmp ne (i1 (i32)* @__model_robust_orphan, i1 (i32)* null), label %land.rhs.i43.i.i, label %land.end.i46.i.i
land.rhs.i43.i.i:
  %call3.i42.i.i = call zeroext i1 @__model_robust_orphan(i32 noundef %call.i11.i37.i.i)
  br label %land.end.i46.i.i
land.end.i46.i.i:
  %10 = phi i1 [ false, %land.lhs.true.i41.i.i ], [ false, %mutex_kind.exit.i40.i.i ], [ %call3.i42.i.i, %land.rhs.i43.i.i ]
  %cmp5.i45.i.i = icmp eq i32 %call.i11.i37.i.i, 0
  br i1 %cmp5.i45.i.i, label %land.rhs6.i48.i.i, label %lor.lhs.false.i47.i.i
lor.lhs.false.i47.i.i:
  br i1 %10, label %land.rhs6.i48.i.i, label %land.end8.i50.i.i
land.rhs6.i48.i.i:
  br label %land.end8.i50.i.i
land.end8.i50.i.i:
  %11 = phi i1 [ false, %lor.lhs.false.i47.i.i ], [ %cmp25.i.i, %land.rhs6.i48.i.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %11, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.45, i32 0, i32 0), i8* noundef %2, i32 noundef %call.i11.i37.i.i)
  br i1 %10, label %if.then.i.i53.i.i, label %if.end.i.i55.i.i
if.then.i.i53.i.i:
  %call.i12.i51.i.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %2, i32 noundef %call.i12.i51.i.i)
  %call2.i13.i52.i.i = call i32 @__model_robust_inherit(i8* noundef %2)
  br label %cond_regain.exit57.i.i
if.end.i.i55.i.i:
  %call5.i.i54.i.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %2, i32 noundef %call5.i.i54.i.i)
  br label %cond_regain.exit57.i.i
cond_regain.exit57.i.i:
  %retval.0.i.i56.i.i = phi i32 [ %call2.i13.i52.i.i, %if.then.i.i53.i.i ], [ 0, %if.end.i.i55.i.i ]
  %call.i58.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call.i.i)
  %call1.i59.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0), i32 noundef %call.i.i)
  %tobool.i60.i.i = icmp ne i32 %call.i58.i.i, 0
  br i1 %tobool.i60.i.i, label %if.then.i61.i.i, label %if.else.i62.i.i
if.then.i61.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0), i32 noundef %call.i58.i.i, i32 noundef %call1.i59.i.i)
  br label %if.end.i.i.i
if.else.i62.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %2, i32 noundef %call1.i59.i.i)
  br label %if.end.i.i.i
if.end.i.i.i:
  %tobool2.i.i.i = icmp ne i32 %call1.i59.i.i, 0
  br i1 %tobool2.i.i.i, label %if.then3.i.i.i, label %if.else4.i.i.i
if.then3.i.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call1.i59.i.i, i32 noundef %call.i58.i.i)
  br label %queue_leave.exit.i.i
if.else4.i.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %2, i32 noundef %call.i58.i.i)
  br label %queue_leave.exit.i.i
queue_leave.exit.i.i:
  call void @__gsmack_atomic_end()
  br label %cond_return.exit.i
cond_return.exit.i:
  %error.1.i.i = phi i32 [ %error.0.i.i, %land.lhs.true21.i.i ], [ %retval.0.i.i56.i.i, %queue_leave.exit.i.i ], [ %error.0.i.i, %if.end18.i.i ]
  %tobool1.i = icmp ne i32 %error.1.i.i, 0
  br i1 %tobool1.i, label %cond.false.i, label %land.lhs.true.i
land.lhs.true.i:
  %call2.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.32, i32 0, i32 0), i32 noundef 1)
  %cmp.i = icmp eq i32 %call2.i, 0
  br i1 %cmp.i, label %cond.true.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %call3.i = call zeroext i1 @__gsmack_nondet_spurious()
  br i1 %call3.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond4.i = phi i32 [ 110, %cond.true.i ], [ %error.1.i.i, %cond.false.i ]
  br label %cond_polled.exit
cond_polled.exit:
  %retval.0.i = phi i32 [ %cond4.i, %cond.end.i ], [ 1, %if.then.i ]
  switch i32 %retval.0.i, label %sw.default.i [
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
  %retval.0.i1 = phi i32 [ 2, %sw.default.i ], [ 3, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i1
}
define dso_local i32 @__model_wait_cnd_timedwait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call.i = call zeroext i1 @cond_begin(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i1 noundef zeroext false, i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.11, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.12, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.14, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.15, i32 0, i32 0))
  call void @__gsmack_assume(i1 noundef zeroext %call.i)
  call void @__gsmack_atomic_begin()
  %call.i.i = call i32 @__gsmack_self()
  %call1.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.35, i32 0, i32 0), i32 noundef %call.i.i)
  %cmp.i.i = icmp eq i32 %call1.i.i, 0
  br i1 %cmp.i.i, label %cond_woken.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %2 = bitcast %union.pthread_cond_t* %0 to i8*
  %call2.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.37, i32 0, i32 0), i8* noundef %2)
  %call3.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.36, i32 0, i32 0), i32 noundef %call.i.i)
  %cmp4.i.i = icmp ne i32 %call2.i.i, %call3.i.i
  br label %cond_woken.exit.i
cond_woken.exit.i:
  %3 = phi i1 [ true, %entry ], [ %cmp4.i.i, %lor.rhs.i.i ]
  br i1 %3, label %land.end.i, label %land.lhs.true.i
land.lhs.true.i:
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call2.i = call zeroext i1 @__model_cancel_due()
  br label %land.end.i
land.end.i:
  %4 = phi i1 [ false, %land.lhs.true.i ], [ false, %cond_woken.exit.i ], [ %call2.i, %land.rhs.i ]
  br i1 %3, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  br label %lor.end.i
lor.end.i:
  %5 = phi i1 [ true, %land.end.i ], [ %4, %lor.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %5)
  %lnot.i = xor i1 %3, true
  %call.i10.i = call i32 @__gsmack_self()
  %6 = bitcast %union.pthread_mutex_t* %1 to i8*
  %call.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %6)
  %cmp.i11.i = icmp eq i32 %call.i.i.i, %call.i10.i
  %call3.i12.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp4.i13.i = icmp eq i32 %call3.i12.i, 0
  br i1 %cmp4.i13.i, label %land.lhs.true.i.i, label %if.end.i.i
land.lhs.true.i.i:
  br i1 %cmp.i11.i, label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  call void @__gsmack_uses(i8* noundef %6, i32 noundef 24)
  %call.i.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.38, i32 0, i32 0), i8* noundef %6)
  %cmp.i.i.i.i = icmp eq i32 %call.i.i.i.i, 0
  br i1 %cmp.i.i.i.i, label %cond.true.i.i.i.i, label %cond.false.i.i.i.i
cond.true.i.i.i.i:
  %__data.i.i.i.i = bitcast %union.pthread_mutex_t* %1 to %struct.__pthread_mutex_s*
  %__kind.i.i.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i.i.i, i32 0, i32 3
  %7 = load i32, i32* %__kind.i.i.i.i, align 4
  %8 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %7)
  %add.i.i.i.i = add nsw i32 %8, 1
  %call2.i.i.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i.i.i = icmp ne i32 %call2.i.i.i.i, 0
  %cond.i.i.i.i = select i1 %tobool.i.i.i.i, i32 96, i32 0
  %sub.i.i.i.i = sub nsw i32 %add.i.i.i.i, %cond.i.i.i.i
  %cmp.i.i.i.i.i = icmp eq i32 %sub.i.i.i.i, -1
  br i1 %cmp.i.i.i.i.i, label %cond.true.i.i.i.i.i, label %cond.false.i.i.i.i.i
cond.true.i.i.i.i.i:
  br label %made_by_nobody.exit.i.i.i.i
cond.false.i.i.i.i.i:
  br label %made_by_nobody.exit.i.i.i.i
made_by_nobody.exit.i.i.i.i:
  %cond.i.i.i.i.i = phi i32 [ -2, %cond.true.i.i.i.i.i ], [ %sub.i.i.i.i, %cond.false.i.i.i.i.i ]
  br label %mutex_kind.exit.i.i.i
cond.false.i.i.i.i:
  br label %mutex_kind.exit.i.i.i
mutex_kind.exit.i.i.i:
  %cond4.i.i.i.i = phi i32 [ %cond.i.i.i.i.i, %made_by_nobody.exit.i.i.i.i ], [ %call.i.i.i.i, %cond.false.i.i.i.i ]
  %call.i11.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %6)
  %cmp.i.i.i = icmp ne i32 %cond4.i.i.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.15, i32 0, i32 0))
  %cmp2.i.i.i = icmp sgt i32 %cond4.i.i.i.i, 16
  br i1 %cmp2.i.i.i, label %land.lhs.true.i.i.i, label %land.end.i.i.i
land.lhs.true.i.i.i:
  br i1 icmp ne (i1 (i32)* @__model_robust_orphan, i1 (i32)* null), label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %call3.i.i.i = call zeroext i1 @__model_robust_orphan(i32 noundef %call.i11.i.i.i)
  br label %land.end.i.i.i
land.end.i.i.i:
  %9 = phi i1 [ false, %land.lhs.true.i.i.i ], [ false, %mutex_kind.exit.i.i.i ], [ %call3.i.i.i, %land.rhs.i.i.i ]
  %cmp5.i.i.i = icmp eq i32 %call.i11.i.i.i, 0
  br i1 %cmp5.i.i.i, label %land.rhs6.i.i.i, label %lor.lhs.false.i.i.i
lor.lhs.false.i.i.i:
  br i1 %9, label %land.rhs6.i.i.i, label %land.end8.i.i.i
land.rhs6.i.i.i:
  br label %land.end8.i.i.i
land.end8.i.i.i:
  %10 = phi i1 [ false, %lor.lhs.false.i.i.i ], [ true, %land.rhs6.i.i.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %10, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.45, i32 0, i32 0), i8* noundef %6, i32 noundef %call.i11.i.i.i)
  br i1 %9, label %if.then.i.i.i.i, label %if.end.i.i.i.i
if.then.i.i.i.i:
  %call.i12.i.i.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %6, i32 noundef %call.i12.i.i.i)
  %call2.i13.i.i.i = call i32 @__model_robust_inherit(i8* noundef %6)
  br label %cond_regain.exit.i.i
if.end.i.i.i.i:
  %call5.i.i.i.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %6, i32 noundef %call5.i.i.i.i)
  br label %cond_regain.exit.i.i
cond_regain.exit.i.i:
  %retval.0.i.i.i.i = phi i32 [ %call2.i13.i.i.i, %if.then.i.i.i.i ], [ 0, %if.end.i.i.i.i ]
  br label %if.end.i.i
if.end.i.i:
  %error.0.i.i = phi i32 [ 0, %land.lhs.true.i.i ], [ %retval.0.i.i.i.i, %cond_regain.exit.i.i ], [ 0, %lor.end.i ]
  %11 = bitcast %union.pthread_cond_t* %0 to i8*
  %call6.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %11)
  %cmp7.i.i = icmp ne i32 %call6.i.i, -1
  br i1 %cmp7.i.i, label %if.then8.i.i, label %if.end9.i.i
if.then8.i.i:
  call void @__gsmack_uses(i8* noundef %11, i32 noundef 48)
  br label %if.end9.i.i
if.end9.i.i:
  br i1 %lnot.i, label %if.then11.i.i, label %if.end12.i.i
if.then11.i.i:
  call void @cond_leave(%union.pthread_cond_t* noundef %0, i32 noundef %call.i10.i)
  br label %if.end12.i.i
if.end12.i.i:
  %call13.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp14.i.i = icmp ne i32 %call13.i.i, 0
  br i1 %cmp14.i.i, label %land.lhs.true15.i.i, label %if.end18.i.i
land.lhs.true15.i.i:
  br i1 %cmp.i11.i, label %if.end18.i.i, label %if.then17.i.i
if.then17.i.i:
  %call.i17.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %6)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0), i32 noundef %call.i10.i, i32 noundef %call.i17.i.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call.i10.i, i32 noundef 0)
  %tobool.i.i.i = icmp ne i32 %call.i17.i.i, 0
  br i1 %tobool.i.i.i, label %if.then.i.i.i, label %if.else.i.i.i
if.then.i.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call.i17.i.i, i32 noundef %call.i10.i)
  br label %queue_enter.exit.i.i
if.else.i.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %6, i32 noundef %call.i10.i)
  br label %queue_enter.exit.i.i
queue_enter.exit.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %6, i32 noundef %call.i10.i)
  br label %if.end18.i.i
if.end18.i.i:
  call void @__gsmack_atomic_end()
  %call19.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp20.i.i = icmp ne i32 %call19.i.i, 0
  br i1 %cmp20.i.i, label %land.lhs.true21.i.i, label %cond_return.exit.i
land.lhs.true21.i.i:
  br i1 %cmp.i11.i, label %cond_return.exit.i, label %if.then23.i.i
if.then23.i.i:
  call void @__gsmack_atomic_begin()
  %call.i18.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp.i19.i.i = icmp eq i32 %call.i18.i.i, 1
  br i1 %cmp.i19.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  %call1.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %6)
  br label %queue_turn.exit.i.i
cond.false.i.i.i:
  %call2.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %6)
  br label %queue_turn.exit.i.i
queue_turn.exit.i.i:
  %cond.i.i.i = phi i32 [ %call1.i.i.i, %cond.true.i.i.i ], [ %call2.i.i.i, %cond.false.i.i.i ]
  %cmp25.i.i = icmp eq i32 %cond.i.i.i, %call.i10.i
  call void @__gsmack_uses(i8* noundef %6, i32 noundef 24)
  %call.i.i20.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.38, i32 0, i32 0), i8* noundef %6)
  %cmp.i.i21.i.i = icmp eq i32 %call.i.i20.i.i, 0
  br i1 %cmp.i.i21.i.i, label %cond.true.i.i30.i.i, label %cond.false.i.i35.i.i
cond.true.i.i30.i.i:
  %__data.i.i22.i.i = bitcast %union.pthread_mutex_t* %1 to %struct.__pthread_mutex_s*
  %__kind.i.i23.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i22.i.i, i32 0, i32 3
  %12 = load i32, i32* %__kind.i.i23.i.i, align 4
  %13 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %12)
  %add.i.i24.i.i = add nsw i32 %13, 1
  %call2.i.i25.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i26.i.i = icmp ne i32 %call2.i.i25.i.i, 0
  %cond.i.i27.i.i = select i1 %tobool.i.i26.i.i, i32 96, i32 0
  %sub.i.i28.i.i = sub nsw i32 %add.i.i24.i.i, %cond.i.i27.i.i
  %cmp.i.i.i29.i.i = icmp eq i32 %sub.i.i28.i.i, -1
  br i1 %cmp.i.i.i29.i.i, label %cond.true.i.i.i31.i.i, label %cond.false.i.i.i32.i.i
cond.true.i.i.i31.i.i:
  br label %made_by_nobody.exit.i.i34.i.i
cond.false.i.i.i32.i.i:
  br label %made_by_nobody.exit.i.i34.i.i
made_by_nobody.exit.i.i34.i.i:
  %cond.i.i.i33.i.i = phi i32 [ -2, %cond.true.i.i.i31.i.i ], [ %sub.i.i28.i.i, %cond.false.i.i.i32.i.i ]
  br label %mutex_kind.exit.i40.i.i
cond.false.i.i35.i.i:
  br label %mutex_kind.exit.i40.i.i
mutex_kind.exit.i40.i.i:
  %cond4.i.i36.i.i = phi i32 [ %cond.i.i.i33.i.i, %made_by_nobody.exit.i.i34.i.i ], [ %call.i.i20.i.i, %cond.false.i.i35.i.i ]
  %call.i11.i37.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %6)
  %cmp.i38.i.i = icmp ne i32 %cond4.i.i36.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i38.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.15, i32 0, i32 0))
  %cmp2.i39.i.i = icmp sgt i32 %cond4.i.i36.i.i, 16
  br i1 %cmp2.i39.i.i, label %land.lhs.true.i41.i.i, label %land.end.i46.i.i
land.lhs.true.i41.i.i:
  br i1 icmp ne (i1 (i32)* @__model_robust_orphan, i1 (i32)* null), label %land.rhs.i43.i.i, label %land.end.i46.i.i
land.rhs.i43.i.i:
  %call3.i42.i.i = call zeroext i1 @__model_robust_orphan(i32 noundef %call.i11.i37.i.i)
  br label %land.end.i46.i.i
land.end.i46.i.i:
  %14 = phi i1 [ false, %land.lhs.true.i41.i.i ], [ false, %mutex_kind.exit.i40.i.i ], [ %call3.i42.i.i, %land.rhs.i43.i.i ]
  %cmp5.i45.i.i = icmp eq i32 %call.i11.i37.i.i, 0
  br i1 %cmp5.i45.i.i, label %land.rhs6.i48.i.i, label %lor.lhs.false.i47.i.i
lor.lhs.false.i47.i.i:
  br i1 %14, label %land.rhs6.i48.i.i, label %land.end8.i50.i.i
land.rhs6.i48.i.i:
  br label %land.end8.i50.i.i
land.end8.i50.i.i:
  %15 = phi i1 [ false, %lor.lhs.false.i47.i.i ], [ %cmp25.i.i, %land.rhs6.i48.i.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %15, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.45, i32 0, i32 0), i8* noundef %6, i32 noundef %call.i11.i37.i.i)
  br i1 %14, label %if.then.i.i53.i.i, label %if.end.i.i55.i.i
if.then.i.i53.i.i:
  %call.i12.i51.i.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %6, i32 noundef %call.i12.i51.i.i)
  %call2.i13.i52.i.i = call i32 @__model_robust_inherit(i8* noundef %6)
  br label %cond_regain.exit57.i.i
if.end.i.i55.i.i:
  %call5.i.i54.i.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef %6, i32 noundef %call5.i.i54.i.i)
  br label %cond_regain.exit57.i.i
cond_regain.exit57.i.i:
  %retval.0.i.i56.i.i = phi i32 [ %call2.i13.i52.i.i, %if.then.i.i53.i.i ], [ 0, %if.end.i.i55.i.i ]
  %call.i58.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call.i10.i)
  %call1.i59.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0), i32 noundef %call.i10.i)
  %tobool.i60.i.i = icmp ne i32 %call.i58.i.i, 0
  br i1 %tobool.i60.i.i, label %if.then.i61.i.i, label %if.else.i62.i.i
if.then.i61.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0), i32 noundef %call.i58.i.i, i32 noundef %call1.i59.i.i)
  br label %if.end.i.i.i
if.else.i62.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %6, i32 noundef %call1.i59.i.i)
  br label %if.end.i.i.i
if.end.i.i.i:
  %tobool2.i.i.i = icmp ne i32 %call1.i59.i.i, 0
  br i1 %tobool2.i.i.i, label %if.then3.i.i.i, label %if.else4.i.i.i
if.then3.i.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call1.i59.i.i, i32 noundef %call.i58.i.i)
  br label %queue_leave.exit.i.i
if.else4.i.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %6, i32 noundef %call.i58.i.i)
  br label %queue_leave.exit.i.i
queue_leave.exit.i.i:
  call void @__gsmack_atomic_end()
  br label %cond_return.exit.i
cond_return.exit.i:
  %error.1.i.i = phi i32 [ %error.0.i.i, %land.lhs.true21.i.i ], [ %retval.0.i.i56.i.i, %queue_leave.exit.i.i ], [ %error.0.i.i, %if.end18.i.i ]
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i15.i, label %act_if.exit.i
land.lhs.true.i15.i:
  br i1 %4, label %if.then.i16.i, label %act_if.exit.i
if.then.i16.i:
  call void @__model_cancel_end()
  br label %act_if.exit.i
act_if.exit.i:
  %tobool9.i = icmp ne i32 %error.1.i.i, 0
  br i1 %tobool9.i, label %cond.false.i, label %land.lhs.true10.i
land.lhs.true10.i:
  %call11.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call11.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond_timed_wait.exit
cond.false.i:
  br label %cond_timed_wait.exit
cond_timed_wait.exit:
  %cond12.i = phi i32 [ 110, %cond.true.i ], [ %error.1.i.i, %cond.false.i ]
  switch i32 %cond12.i, label %sw.default.i [
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
define dso_local i32 @cnd_timedwait(%union.cnd_t* noalias noundef %cond, %union.mtx_t* noalias noundef %mutex, %struct.timespec* noalias noundef %time) {
entry:
  %0 = bitcast %union.cnd_t* %cond to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.12, i32 0, i32 0))
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i32, i32* %tv_nsec.i, align 4
  %cmp.i6 = icmp sge i32 %1, 0
  br i1 %cmp.i6, label %land.rhs.i, label %valid_time.exit
land.rhs.i:
  %cmp2.i = icmp slt i32 %1, 1000000000
  br label %valid_time.exit
valid_time.exit:
  %2 = phi i1 [ false, %entry ], [ %cmp2.i, %land.rhs.i ]
  br i1 %2, label %cond.true, label %cond.false7
cond.true:
  %call1 = call zeroext i1 @__gsmack_nondet_spurious()
  br i1 %call1, label %cond.true2, label %cond.false
cond.true2:
  %call3 = call i32 @__model_poll_cnd_timedwait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex)
  %call4 = call i32 @__model_polled_cnd_timedwait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex, i32 noundef %call3)
  br label %cond.end
cond.false:
  %call5 = call i32 @__model_wait_cnd_timedwait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex)
  br label %cond.end
cond.end:
  %cond6 = phi i32 [ %call4, %cond.true2 ], [ %call5, %cond.false ]
  br label %cond.end8
cond.false7:
  br label %cond.end8
cond.end8:
  %cond9 = phi i32 [ %cond6, %cond.end ], [ 2, %cond.false7 ]
  ret i32 %cond9
}
declare dso_local zeroext i1 @__gsmack_nondet_spurious()
define dso_local i32 @cnd_signal(%union.cnd_t* noundef %cond) {
entry:
  %0 = bitcast %union.cnd_t* %cond to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.16, i32 0, i32 0))
  %1 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  call void @__gsmack_atomic_begin()
  %2 = bitcast %union.pthread_cond_t* %1 to i8*
  call void @__gsmack_uses(i8* noundef %2, i32 noundef 48)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %2)
  %cmp.i.i = icmp ne i32 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.17, i32 0, i32 0))
  %cmp1.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %1 to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %3 = load i32, i32* %__wrefs.i.i, align 4
  %4 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %3)
  %call3.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %4, %cond4.i.i
  br label %cond_require.exit.i
cond_require.exit.i:
  %5 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %5, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.16, i32 0, i32 0))
  %call.i2 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i32 0, i32 0), i8* noundef %2)
  %cmp.i3 = icmp ne i32 %call.i2, 0
  br i1 %cmp.i3, label %if.then.i, label %if.end11.i
if.then.i:
  %call1.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp2.i = icmp eq i32 %call1.i, 0
  br i1 %cmp2.i, label %if.then3.i, label %if.else.i
if.then3.i:
  %call4.i = call i32 @__gsmack_nondet_ulong()
  %call5.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.35, i32 0, i32 0), i32 noundef %call4.i)
  %6 = ptrtoint %union.pthread_cond_t* %1 to i32
  %cmp6.i = icmp eq i32 %call5.i, %6
  call void @__gsmack_assume(i1 noundef zeroext %cmp6.i)
  %call7.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.36, i32 0, i32 0), i32 noundef %call4.i)
  %call8.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.37, i32 0, i32 0), i8* noundef %2)
  %cmp9.i = icmp eq i32 %call7.i, %call8.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp9.i)
  br label %if.end.i
if.else.i:
  %call.i11.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp.i12.i = icmp eq i32 %call.i11.i, 1
  br i1 %cmp.i12.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %call1.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %2)
  br label %queue_turn.exit.i
cond.false.i.i:
  %call2.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %2)
  br label %queue_turn.exit.i
queue_turn.exit.i:
  %cond.i.i = phi i32 [ %call1.i.i, %cond.true.i.i ], [ %call2.i.i, %cond.false.i.i ]
  br label %if.end.i
if.end.i:
  %chosen.0.i = phi i32 [ %call4.i, %if.then3.i ], [ %cond.i.i, %queue_turn.exit.i ]
  call void @cond_leave(%union.pthread_cond_t* noundef %1, i32 noundef %chosen.0.i)
  br label %if.end11.i
if.end11.i:
  %call12.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.32, i32 0, i32 0), i32 noundef 1)
  %cmp13.i = icmp ne i32 %call12.i, 0
  br i1 %cmp13.i, label %land.lhs.true.i, label %cond_signal.exit
land.lhs.true.i:
  %call14.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.46, i32 0, i32 0), i32 noundef 1)
  %tobool.i = icmp ne i32 %call14.i, 0
  br i1 %tobool.i, label %if.then15.i, label %cond_signal.exit
if.then15.i:
  %call16.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.44, i32 0, i32 0), i8* noundef %2)
  %add.i = add nsw i32 %call16.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.44, i32 0, i32 0), i8* noundef %2, i32 noundef %add.i)
  br label %cond_signal.exit
cond_signal.exit:
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @cnd_broadcast(%union.cnd_t* noundef %cond) {
entry:
  %0 = bitcast %union.cnd_t* %cond to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.18, i32 0, i32 0))
  %1 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  call void @__gsmack_atomic_begin()
  %2 = bitcast %union.pthread_cond_t* %1 to i8*
  call void @__gsmack_uses(i8* noundef %2, i32 noundef 48)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %2)
  %cmp.i.i = icmp ne i32 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.19, i32 0, i32 0))
  %cmp1.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %1 to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %3 = load i32, i32* %__wrefs.i.i, align 4
  %4 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %3)
  %call3.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %4, %cond4.i.i
  br label %cond_require.exit.i
cond_require.exit.i:
  %5 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %5, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.18, i32 0, i32 0))
  %call.i2 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.32, i32 0, i32 0), i32 noundef 1)
  %cmp.i3 = icmp ne i32 %call.i2, 0
  br i1 %cmp.i3, label %land.lhs.true.i, label %lor.lhs.false.i
land.lhs.true.i:
  %call1.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.46, i32 0, i32 0), i32 noundef 1)
  %tobool.i = icmp ne i32 %call1.i, 0
  br i1 %tobool.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %call2.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i32 0, i32 0), i8* noundef %2)
  %cmp3.i = icmp ne i32 %call2.i, 0
  br i1 %cmp3.i, label %if.then.i, label %cond_broadcast.exit
if.then.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i32 0, i32 0), i8* noundef %2, i32 noundef 0)
  %call4.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.37, i32 0, i32 0), i8* noundef %2)
  %add.i = add nsw i32 %call4.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.37, i32 0, i32 0), i8* noundef %2, i32 noundef %add.i)
  %call5.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp6.i = icmp ne i32 %call5.i, 0
  br i1 %cmp6.i, label %if.then7.i, label %if.end.i
if.then7.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %2, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %2, i32 noundef 0)
  br label %if.end.i
if.end.i:
  br label %cond_broadcast.exit
cond_broadcast.exit:
  call void @__gsmack_atomic_end()
  ret i32 0
}
define internal void @leaks() {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i8* @__gsmack_nondet_pointer()
  %call1 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), i8* noundef %call)
  %cmp = icmp sle i32 %call1, 0
  call void @__gsmack_assert_about(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.21, i32 0, i32 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.22, i32 0, i32 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.23, i32 0, i32 0), i8* noundef %call)
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i8* @__gsmack_nondet_pointer()
declare dso_local void @__gsmack_assert_about(i1 noundef zeroext, i8* noundef, i8* noundef, i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_self()
declare extern_weak dso_local void @__model_mutex_tried()
declare extern_weak dso_local void @__model_c11_mutex_tried()
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_bound(i1 noundef zeroext, i8* noundef, i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
declare extern_weak dso_local void @__model_cancel_point()
define internal void @cond_leave(%union.pthread_cond_t* noundef %cond, i32 noundef %thread) {
entry:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.35, i32 0, i32 0), i32 noundef %thread, i32 noundef 0)
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0)
  %sub = sub nsw i32 %call, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0, i32 noundef %sub)
  %call1 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 noundef 0)
  %cmp = icmp ne i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %thread)
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0), i32 noundef %thread)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.else.i
if.then.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0), i32 noundef %call.i, i32 noundef %call1.i)
  br label %if.end.i
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i32 0, i32 0), i8* noundef %0, i32 noundef %call1.i)
  br label %if.end.i
if.end.i:
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.else4.i
if.then3.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i32 0, i32 0), i32 noundef %call1.i, i32 noundef %call.i)
  br label %queue_leave.exit
if.else4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i)
  br label %queue_leave.exit
queue_leave.exit:
  br label %if.end
if.end:
  ret void
}
declare extern_weak dso_local zeroext i1 @__model_robust_orphan(i32 noundef)
declare extern_weak dso_local i32 @__model_robust_inherit(i8* noundef)
declare extern_weak dso_local void @__model_cancel_end()
declare dso_local i32 @__gsmack_nondet_ulong()
