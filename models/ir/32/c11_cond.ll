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
@.str.6 = private unnamed_addr constant [47 x i8] c"cnd_wait: the condition variable was destroyed\00", align 1
@.str.7 = private unnamed_addr constant [52 x i8] c"cnd_wait: the condition variable is not initialised\00", align 1
@.str.8 = private unnamed_addr constant [47 x i8] c"cnd_wait: the mutex is not held by this thread\00", align 1
@.str.9 = private unnamed_addr constant [48 x i8] c"cnd_wait: other threads wait with another mutex\00", align 1
@.str.10 = private unnamed_addr constant [34 x i8] c"cnd_wait: the mutex was destroyed\00", align 1
@.str.11 = private unnamed_addr constant [52 x i8] c"cnd_timedwait: the condition variable was destroyed\00", align 1
@.str.12 = private unnamed_addr constant [57 x i8] c"cnd_timedwait: the condition variable is not initialised\00", align 1
@.str.13 = private unnamed_addr constant [52 x i8] c"cnd_timedwait: the mutex is not held by this thread\00", align 1
@.str.14 = private unnamed_addr constant [53 x i8] c"cnd_timedwait: other threads wait with another mutex\00", align 1
@.str.15 = private unnamed_addr constant [39 x i8] c"cnd_timedwait: the mutex was destroyed\00", align 1
@.str.16 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.17 = private unnamed_addr constant [54 x i8] c"cnd_signal: the condition variable is not initialised\00", align 1
@.str.18 = private unnamed_addr constant [49 x i8] c"cnd_signal: the condition variable was destroyed\00", align 1
@.str.19 = private unnamed_addr constant [57 x i8] c"cnd_broadcast: the condition variable is not initialised\00", align 1
@.str.20 = private unnamed_addr constant [52 x i8] c"cnd_broadcast: the condition variable was destroyed\00", align 1
@.str.21 = private unnamed_addr constant [11 x i8] c"cond.state\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"leak\00", align 1
@.str.23 = private unnamed_addr constant [40 x i8] c"a condition variable is never destroyed\00", align 1
@.str.24 = private unnamed_addr constant [19 x i8] c"condition variable\00", align 1
@.str.25 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.26 = private unnamed_addr constant [13 x i8] c"cond.waiters\00", align 1
@.str.27 = private unnamed_addr constant [10 x i8] c"cond.left\00", align 1
@.str.28 = private unnamed_addr constant [12 x i8] c"static-init\00", align 1
@.str.29 = private unnamed_addr constant [11 x i8] c"cond.mutex\00", align 1
@.str.30 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
@.str.31 = private unnamed_addr constant [13 x i8] c"cond.waiting\00", align 1
@.str.32 = private unnamed_addr constant [11 x i8] c"cond.since\00", align 1
@.str.33 = private unnamed_addr constant [16 x i8] c"cond.generation\00", align 1
@.str.34 = private unnamed_addr constant [7 x i8] c"wakeup\00", align 1
@.str.35 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.36 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.37 = private unnamed_addr constant [11 x i8] c"queue.last\00", align 1
@.str.38 = private unnamed_addr constant [13 x i8] c"queue.before\00", align 1
@.str.39 = private unnamed_addr constant [11 x i8] c"queue.next\00", align 1
@.str.40 = private unnamed_addr constant [12 x i8] c"queue.first\00", align 1
@.str.41 = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
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
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %1)
  %cmp.i = icmp sle i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.1, i32 0, i32 0))
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0), i8* noundef %1)
  %cmp2.i = icmp eq i32 %call1.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.2, i32 0, i32 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %1, i32 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0), i8* noundef %1, i32 noundef 0)
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
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.3, i32 0, i32 0))
  %1 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  call void @__gsmack_atomic_begin()
  %2 = bitcast %union.pthread_cond_t* %1 to i8*
  call void @__gsmack_uses(i8* noundef %2, i32 noundef 48)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %2)
  %cmp.i.i = icmp ne i32 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.4, i32 0, i32 0))
  %cmp1.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_end.exit, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %1 to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %3 = load i32, i32* %__wrefs.i.i, align 4
  %4 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %3)
  %call3.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %4, %cond4.i.i
  br label %cond_end.exit
cond_end.exit:
  %5 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %5, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.3, i32 0, i32 0))
  %call.i2 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0), i8* noundef %2)
  %cmp.i3 = icmp eq i32 %call.i2, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.5, i32 0, i32 0))
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.27, i32 0, i32 0), i8* noundef %2)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.27, i32 0, i32 0), i8* noundef %2, i32 noundef %call1.i)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %2, i32 noundef -1)
  call void @__gsmack_atomic_end()
  ret void
}
define dso_local i32 @__model_begin_cnd_wait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex, i1 noundef zeroext %polls) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @cond_begin(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i1 noundef zeroext %polls, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.7, i32 0, i32 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.8, i32 0, i32 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.9, i32 0, i32 0))
  ret i32 %call
}
define internal i32 @cond_begin(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %polls, i8* noundef %gone, i8* noundef %raw, i8* noundef %not_held, i8* noundef %other) {
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
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i = icmp ne i32 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef %gone)
  %cmp1.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %2, %cond4.i.i
  br label %cond_require.exit.i
cond_require.exit.i:
  %3 = phi i1 [ true, %cancellation_point.exit ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef %raw)
  %4 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %4, i32 noundef 24)
  %call.i28.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i32 0, i32 0), i8* noundef %4)
  %cmp.i29.i = icmp eq i32 %call.i28.i, 0
  br i1 %cmp.i29.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i30.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i30.i, i32 0, i32 3
  %5 = load i32, i32* %__kind.i.i, align 4
  %6 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %5)
  %add.i.i = add nsw i32 %6, 1
  %call2.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i32 noundef 0)
  %tobool.i31.i = icmp ne i32 %call2.i.i, 0
  %cond.i.i = select i1 %tobool.i31.i, i32 96, i32 0
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
  %cond4.i32.i = phi i32 [ %cond.i.i.i, %made_by_nobody.exit.i.i ], [ %call.i28.i, %cond.false.i.i ]
  %call.i33.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.36, i32 0, i32 0), i8* noundef %4)
  %cmp.i = icmp eq i32 %call.i33.i, %call.i
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp.i34.i = icmp eq i32 %cond4.i32.i, 2
  br i1 %cmp.i34.i, label %mutex_checks.exit.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  %cmp1.i35.i = icmp eq i32 %cond4.i32.i, 3
  br i1 %cmp1.i35.i, label %mutex_checks.exit.i, label %lor.rhs.i36.i
lor.rhs.i36.i:
  %cmp2.i.i = icmp sgt i32 %cond4.i32.i, 16
  br label %mutex_checks.exit.i
mutex_checks.exit.i:
  %7 = phi i1 [ true, %lor.lhs.false.i.i ], [ true, %lor.rhs.i ], [ %cmp2.i.i, %lor.rhs.i36.i ]
  br label %lor.end.i
lor.end.i:
  %8 = phi i1 [ true, %mutex_kind.exit.i ], [ %7, %mutex_checks.exit.i ]
  call void @__gsmack_assert(i1 noundef zeroext %8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef %not_held)
  br i1 %cmp.i, label %if.end.i, label %land.lhs.true.i
land.lhs.true.i:
  %cmp.i37.i = icmp eq i32 %cond4.i32.i, 2
  br i1 %cmp.i37.i, label %mutex_checks.exit42.i, label %lor.lhs.false.i39.i
lor.lhs.false.i39.i:
  %cmp1.i38.i = icmp eq i32 %cond4.i32.i, 3
  br i1 %cmp1.i38.i, label %mutex_checks.exit42.i, label %lor.rhs.i41.i
lor.rhs.i41.i:
  %cmp2.i40.i = icmp sgt i32 %cond4.i32.i, 16
  br label %mutex_checks.exit42.i
mutex_checks.exit42.i:
  %9 = phi i1 [ true, %lor.lhs.false.i39.i ], [ true, %land.lhs.true.i ], [ %cmp2.i40.i, %lor.rhs.i41.i ]
  br i1 %9, label %if.then.i2, label %if.end.i
if.then.i2:
  br label %cond_enter.exit
if.end.i:
  %call7.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i32 0, i32 0), i8* noundef %0)
  %call8.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0), i8* noundef %0)
  %cmp9.i = icmp eq i32 %call7.i, 0
  br i1 %cmp9.i, label %lor.end13.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %10 = ptrtoint %union.pthread_mutex_t* %mutex to i32
  %cmp10.i = icmp eq i32 %call7.i, %10
  br i1 %cmp10.i, label %lor.end13.i, label %lor.rhs11.i
lor.rhs11.i:
  %cmp12.i = icmp eq i32 %call8.i, 0
  br label %lor.end13.i
lor.end13.i:
  %11 = phi i1 [ true, %lor.lhs.false.i ], [ true, %if.end.i ], [ %cmp12.i, %lor.rhs11.i ]
  call void @__gsmack_assert(i1 noundef zeroext %11, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef %other)
  %cmp.i43.i = icmp sgt i32 %cond4.i32.i, 16
  br i1 %cmp.i43.i, label %cond.true.i45.i, label %cond.false.i46.i
cond.true.i45.i:
  %sub.i44.i = sub nsw i32 %cond4.i32.i, 16
  br label %mutex_type.exit.i
cond.false.i46.i:
  br label %mutex_type.exit.i
mutex_type.exit.i:
  %cond.i47.i = phi i32 [ %sub.i44.i, %cond.true.i45.i ], [ %cond4.i32.i, %cond.false.i46.i ]
  %cmp15.i = icmp eq i32 %cond.i47.i, 2
  br i1 %cmp15.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call16.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.30, i32 0, i32 0), i8* noundef %4)
  %cmp17.i = icmp ne i32 %call16.i, 0
  br label %land.end.i
land.end.i:
  %12 = phi i1 [ false, %mutex_type.exit.i ], [ %cmp17.i, %land.rhs.i ]
  %cond18.i = select i1 %12, i32 2, i32 1
  %cmp19.i = icmp eq i32 %cond18.i, 1
  br i1 %cmp19.i, label %if.then20.i, label %if.end21.i
if.then20.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.36, i32 0, i32 0), i8* noundef %4, i32 noundef 0)
  br label %if.end21.i
if.end21.i:
  br i1 %polls, label %if.then23.i, label %if.end24.i
if.then23.i:
  br label %cleanup.i
if.end24.i:
  %13 = ptrtoint %union.pthread_cond_t* %cond to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call.i, i32 noundef %13)
  %call25.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.33, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i32 0, i32 0), i32 noundef %call.i, i32 noundef %call25.i)
  %add.i = add nsw i32 %call8.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i)
  %14 = ptrtoint %union.pthread_mutex_t* %mutex to i32
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i32 0, i32 0), i8* noundef %0, i32 noundef %14)
  %call26.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i32 noundef 0)
  %cmp27.i = icmp ne i32 %call26.i, 0
  br i1 %cmp27.i, label %if.then28.i, label %if.end29.i
if.then28.i:
  %call.i48.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.38, i32 0, i32 0), i32 noundef %call.i, i32 noundef %call.i48.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.39, i32 0, i32 0), i32 noundef %call.i, i32 noundef 0)
  %tobool.i49.i = icmp ne i32 %call.i48.i, 0
  br i1 %tobool.i49.i, label %if.then.i.i, label %if.else.i.i
if.then.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.39, i32 0, i32 0), i32 noundef %call.i48.i, i32 noundef %call.i)
  br label %queue_enter.exit.i
if.else.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i)
  br label %queue_enter.exit.i
queue_enter.exit.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i)
  br label %if.end29.i
if.end29.i:
  br label %cleanup.i
cleanup.i:
  br label %cond_enter.exit
cond_enter.exit:
  %retval.1.i = phi i32 [ %cond18.i, %cleanup.i ], [ 0, %if.then.i2 ]
  call void @__gsmack_atomic_end()
  ret i32 %retval.1.i
}
define dso_local i32 @__model_end_cnd_wait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex, i1 noundef zeroext %polls, i32 noundef %begun) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @cond_wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i1 noundef zeroext %polls, i32 noundef %begun, i1 noundef zeroext false, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.10, i32 0, i32 0))
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
define internal i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %polls, i32 noundef %begun, i1 noundef zeroext %timed, i8* noundef %mutex_gone) {
entry:
  %cmp = icmp eq i32 %begun, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  br i1 %polls, label %lor.end, label %lor.rhs
lor.rhs:
  %call.i = call i32 @__gsmack_self()
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call.i)
  %cmp.i = icmp eq i32 %call1.i, 0
  br i1 %cmp.i, label %cond_woken.exit, label %lor.rhs.i
lor.rhs.i:
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call2.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.33, i32 0, i32 0), i8* noundef %0)
  %call3.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i32 0, i32 0), i32 noundef %call.i)
  %cmp4.i = icmp ne i32 %call2.i, %call3.i
  br label %cond_woken.exit
cond_woken.exit:
  %1 = phi i1 [ true, %lor.rhs ], [ %cmp4.i, %lor.rhs.i ]
  br label %lor.end
lor.end:
  %2 = phi i1 [ true, %if.end ], [ %1, %cond_woken.exit ]
  br i1 %2, label %land.end, label %land.lhs.true
land.lhs.true:
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.rhs, label %land.end
land.rhs:
  %call4 = call zeroext i1 @__model_cancel_due()
  br label %land.end
land.end:
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %lor.end ], [ %call4, %land.rhs ]
  br i1 %timed, label %if.then7, label %if.else
if.then7:
  br i1 %2, label %lor.end11, label %lor.rhs9
lor.rhs9:
  br label %lor.end11
lor.end11:
  %4 = phi i1 [ true, %if.then7 ], [ %3, %lor.rhs9 ]
  call void @__gsmack_assume(i1 noundef zeroext %4)
  br label %if.end16
if.else:
  br i1 %2, label %lor.end15, label %lor.rhs13
lor.rhs13:
  br label %lor.end15
lor.end15:
  %5 = phi i1 [ true, %if.else ], [ %3, %lor.rhs13 ]
  %6 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_await_for(i1 noundef zeroext %5, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.24, i32 0, i32 0), i8* noundef %6, i32 noundef 0)
  br label %if.end16
if.end16:
  %cmp17 = icmp eq i32 %begun, 2
  %call.i13 = call i32 @__gsmack_self()
  %call2.i14 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i32 noundef 0)
  %cmp.i15 = icmp eq i32 %call2.i14, 0
  br i1 %cmp.i15, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  br i1 %cmp17, label %if.end.i, label %if.then.i
if.then.i:
  %7 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %7, i32 noundef 24)
  %call.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i32 0, i32 0), i8* noundef %7)
  %cmp.i.i.i = icmp eq i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  %__data.i.i.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i.i, i32 0, i32 3
  %8 = load i32, i32* %__kind.i.i.i, align 4
  %9 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %8)
  %add.i.i.i = add nsw i32 %9, 1
  %call2.i.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i.i = icmp ne i32 %call2.i.i.i, 0
  %cond.i.i.i = select i1 %tobool.i.i.i, i32 96, i32 0
  %sub.i.i.i = sub nsw i32 %add.i.i.i, %cond.i.i.i
  %cmp.i.i.i.i = icmp eq i32 %sub.i.i.i, -1
  br i1 %cmp.i.i.i.i, label %cond.true.i.i.i.i, label %cond.false.i.i.i.i
cond.true.i.i.i.i:
  br label %made_by_nobody.exit.i.i.i
cond.false.i.i.i.i:
  br label %made_by_nobody.exit.i.i.i
made_by_nobody.exit.i.i.i:
  %cond.i.i.i.i = phi i32 [ -2, %cond.true.i.i.i.i ], [ %sub.i.i.i, %cond.false.i.i.i.i ]
  br label %mutex_kind.exit.i.i
cond.false.i.i.i:
  br label %mutex_kind.exit.i.i
mutex_kind.exit.i.i:
  %cond4.i.i.i = phi i32 [ %cond.i.i.i.i, %made_by_nobody.exit.i.i.i ], [ %call.i.i.i, %cond.false.i.i.i ]
  %call.i11.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.36, i32 0, i32 0), i8* noundef %7)
  %cmp.i.i = icmp ne i32 %cond4.i.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef %mutex_gone)
  %cmp2.i.i = icmp sgt i32 %cond4.i.i.i, 16
  br i1 %cmp2.i.i, label %land.lhs.true.i.i, label %land.end.i.i
land.lhs.true.i.i:
  br i1 icmp ne (i1 (i32)* @__model_robust_orphan, i1 (i32)* null), label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %call3.i.i = call zeroext i1 @__model_robust_orphan(i32 noundef %call.i11.i.i)
  br label %land.end.i.i
land.end.i.i:
  %10 = phi i1 [ false, %land.lhs.true.i.i ], [ false, %mutex_kind.exit.i.i ], [ %call3.i.i, %land.rhs.i.i ]
  %cmp5.i.i = icmp eq i32 %call.i11.i.i, 0
  br i1 %cmp5.i.i, label %land.rhs6.i.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  br i1 %10, label %land.rhs6.i.i, label %land.end8.i.i
land.rhs6.i.i:
  br label %land.end8.i.i
land.end8.i.i:
  %11 = phi i1 [ false, %lor.lhs.false.i.i ], [ true, %land.rhs6.i.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %11, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.41, i32 0, i32 0), i8* noundef %7, i32 noundef %call.i11.i.i)
  br i1 %10, label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i12.i.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.36, i32 0, i32 0), i8* noundef %7, i32 noundef %call.i12.i.i)
  %call2.i13.i.i = call i32 @__model_robust_inherit(i8* noundef %7)
  br label %cond_regain.exit.i
if.end.i.i.i:
  %call5.i.i.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.36, i32 0, i32 0), i8* noundef %7, i32 noundef %call5.i.i.i)
  br label %cond_regain.exit.i
cond_regain.exit.i:
  %retval.0.i.i.i = phi i32 [ %call2.i13.i.i, %if.then.i.i.i ], [ 0, %if.end.i.i.i ]
  br label %if.end.i
if.end.i:
  %error.0.i = phi i32 [ 0, %land.lhs.true.i ], [ %retval.0.i.i.i, %cond_regain.exit.i ], [ 0, %if.end16 ]
  %12 = bitcast %union.pthread_cond_t* %cond to i8*
  %call4.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %12)
  %cmp5.i = icmp ne i32 %call4.i, -1
  br i1 %cmp5.i, label %if.then6.i, label %if.end8.i
if.then6.i:
  call void @__gsmack_uses(i8* noundef %12, i32 noundef 48)
  %call7.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.27, i32 0, i32 0), i8* noundef %12)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.27, i32 0, i32 0), i8* noundef %12, i32 noundef %call7.i)
  br label %if.end8.i
if.end8.i:
  br i1 %3, label %if.then10.i, label %if.end11.i
if.then10.i:
  call void @cond_leave(%union.pthread_cond_t* noundef %cond, i32 noundef %call.i13)
  br label %if.end11.i
if.end11.i:
  %call12.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i32 noundef 0)
  %cmp13.i = icmp ne i32 %call12.i, 0
  br i1 %cmp13.i, label %land.lhs.true14.i, label %if.end17.i
land.lhs.true14.i:
  br i1 %cmp17, label %if.end17.i, label %if.then16.i
if.then16.i:
  %13 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i32 0, i32 0), i8* noundef %13)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.38, i32 0, i32 0), i32 noundef %call.i13, i32 noundef %call.i.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.39, i32 0, i32 0), i32 noundef %call.i13, i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.else.i.i
if.then.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.39, i32 0, i32 0), i32 noundef %call.i.i, i32 noundef %call.i13)
  br label %queue_enter.exit.i
if.else.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef %13, i32 noundef %call.i13)
  br label %queue_enter.exit.i
queue_enter.exit.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i32 0, i32 0), i8* noundef %13, i32 noundef %call.i13)
  br label %if.end17.i
if.end17.i:
  call void @__gsmack_atomic_end()
  %call18.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i32 noundef 0)
  %cmp19.i = icmp ne i32 %call18.i, 0
  br i1 %cmp19.i, label %land.lhs.true20.i, label %cond_return.exit
land.lhs.true20.i:
  br i1 %cmp17, label %cond_return.exit, label %if.then22.i
if.then22.i:
  call void @__gsmack_atomic_begin()
  %14 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i17.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i32 noundef 0)
  %cmp.i18.i = icmp eq i32 %call.i17.i, 1
  br i1 %cmp.i18.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %call1.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef %14)
  br label %queue_turn.exit.i
cond.false.i.i:
  %call2.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i32 0, i32 0), i8* noundef %14)
  br label %queue_turn.exit.i
queue_turn.exit.i:
  %cond.i.i = phi i32 [ %call1.i.i, %cond.true.i.i ], [ %call2.i.i, %cond.false.i.i ]
  %cmp24.i = icmp eq i32 %cond.i.i, %call.i13
  call void @__gsmack_uses(i8* noundef %14, i32 noundef 24)
  %call.i.i19.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i32 0, i32 0), i8* noundef %14)
  %cmp.i.i20.i = icmp eq i32 %call.i.i19.i, 0
  br i1 %cmp.i.i20.i, label %cond.true.i.i29.i, label %cond.false.i.i34.i
cond.true.i.i29.i:
  %__data.i.i21.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i22.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i21.i, i32 0, i32 3
  %15 = load i32, i32* %__kind.i.i22.i, align 4
  %16 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %15)
  %add.i.i23.i = add nsw i32 %16, 1
  %call2.i.i24.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i25.i = icmp ne i32 %call2.i.i24.i, 0
  %cond.i.i26.i = select i1 %tobool.i.i25.i, i32 96, i32 0
  %sub.i.i27.i = sub nsw i32 %add.i.i23.i, %cond.i.i26.i
  %cmp.i.i.i28.i = icmp eq i32 %sub.i.i27.i, -1
  br i1 %cmp.i.i.i28.i, label %cond.true.i.i.i30.i, label %cond.false.i.i.i31.i
cond.true.i.i.i30.i:
  br label %made_by_nobody.exit.i.i33.i
cond.false.i.i.i31.i:
  br label %made_by_nobody.exit.i.i33.i
made_by_nobody.exit.i.i33.i:
  %cond.i.i.i32.i = phi i32 [ -2, %cond.true.i.i.i30.i ], [ %sub.i.i27.i, %cond.false.i.i.i31.i ]
  br label %mutex_kind.exit.i39.i
cond.false.i.i34.i:
  br label %mutex_kind.exit.i39.i
mutex_kind.exit.i39.i:
  %cond4.i.i35.i = phi i32 [ %cond.i.i.i32.i, %made_by_nobody.exit.i.i33.i ], [ %call.i.i19.i, %cond.false.i.i34.i ]
  %call.i11.i36.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.36, i32 0, i32 0), i8* noundef %14)
  %cmp.i37.i = icmp ne i32 %cond4.i.i35.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i37.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef %mutex_gone)
  %cmp2.i38.i = icmp sgt i32 %cond4.i.i35.i, 16
  br i1 %cmp2.i38.i, label %land.lhs.true.i40.i, label %land.end.i45.i
land.lhs.true.i40.i:
  br i1 icmp ne (i1 (i32)* @__model_robust_orphan, i1 (i32)* null), label %land.rhs.i42.i, label %land.end.i45.i
land.rhs.i42.i:
  %call3.i41.i = call zeroext i1 @__model_robust_orphan(i32 noundef %call.i11.i36.i)
  br label %land.end.i45.i
land.end.i45.i:
  %17 = phi i1 [ false, %land.lhs.true.i40.i ], [ false, %mutex_kind.exit.i39.i ], [ %call3.i41.i, %land.rhs.i42.i ]
  %cmp5.i44.i = icmp eq i32 %call.i11.i36.i, 0
  br i1 %cmp5.i44.i, label %land.rhs6.i47.i, label %lor.lhs.false.i46.i
lor.lhs.false.i46.i:
  br i1 %17, label %land.rhs6.i47.i, label %land.end8.i49.i
land.rhs6.i47.i:
  br label %land.end8.i49.i
land.end8.i49.i:
  %18 = phi i1 [ false, %lor.lhs.false.i46.i ], [ %cmp24.i, %land.rhs6.i47.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %18, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.41, i32 0, i32 0), i8* noundef %14, i32 noundef %call.i11.i36.i)
  br i1 %17, label %if.then.i.i52.i, label %if.end.i.i54.i
if.then.i.i52.i:
  %call.i12.i50.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.36, i32 0, i32 0), i8* noundef %14, i32 noundef %call.i12.i50.i)
  %call2.i13.i51.i = call i32 @__model_robust_inherit(i8* noundef %14)
  br label %cond_regain.exit56.i
if.end.i.i54.i:
  %call5.i.i53.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.36, i32 0, i32 0), i8* noundef %14, i32 noundef %call5.i.i53.i)
  br label %cond_regain.exit56.i
cond_regain.exit56.i:
  %retval.0.i.i55.i = phi i32 [ %call2.i13.i51.i, %if.then.i.i52.i ], [ 0, %if.end.i.i54.i ]
  %call.i57.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.39, i32 0, i32 0), i32 noundef %call.i13)
  %call1.i58.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.38, i32 0, i32 0), i32 noundef %call.i13)
  %tobool.i59.i = icmp ne i32 %call.i57.i, 0
  br i1 %tobool.i59.i, label %if.then.i60.i, label %if.else.i61.i
if.then.i60.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.38, i32 0, i32 0), i32 noundef %call.i57.i, i32 noundef %call1.i58.i)
  br label %if.end.i.i
if.else.i61.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i32 0, i32 0), i8* noundef %14, i32 noundef %call1.i58.i)
  br label %if.end.i.i
if.end.i.i:
  %tobool2.i.i = icmp ne i32 %call1.i58.i, 0
  br i1 %tobool2.i.i, label %if.then3.i.i, label %if.else4.i.i
if.then3.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.39, i32 0, i32 0), i32 noundef %call1.i58.i, i32 noundef %call.i57.i)
  br label %queue_leave.exit.i
if.else4.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef %14, i32 noundef %call.i57.i)
  br label %queue_leave.exit.i
queue_leave.exit.i:
  call void @__gsmack_atomic_end()
  br label %cond_return.exit
cond_return.exit:
  %error.1.i = phi i32 [ %error.0.i, %land.lhs.true20.i ], [ %retval.0.i.i55.i, %queue_leave.exit.i ], [ %error.0.i, %if.end17.i ]
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i17, label %act_if.exit
land.lhs.true.i17:
  br i1 %3, label %if.then.i18, label %act_if.exit
if.then.i18:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br i1 %timed, label %land.lhs.true22, label %cond.false
land.lhs.true22:
  %tobool23 = icmp ne i32 %error.1.i, 0
  br i1 %tobool23, label %cond.false, label %land.lhs.true24
land.lhs.true24:
  br i1 %polls, label %land.lhs.true26, label %lor.lhs.false
land.lhs.true26:
  %call27 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.16, i32 0, i32 0), i32 noundef 1)
  %cmp28 = icmp eq i32 %call27, 0
  br i1 %cmp28, label %cond.true, label %lor.lhs.false
lor.lhs.false:
  %call29 = call zeroext i1 @__gsmack_nondet_spurious()
  br i1 %call29, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond30 = phi i32 [ 110, %cond.true ], [ %error.1.i, %cond.false ]
  br label %return
return:
  %retval.0 = phi i32 [ 1, %if.then ], [ %cond30, %cond.end ]
  ret i32 %retval.0
}
define dso_local i32 @__model_begin_cnd_timedwait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex, i1 noundef zeroext %polls) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @cond_begin(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i1 noundef zeroext %polls, i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.11, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.12, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.14, i32 0, i32 0))
  ret i32 %call
}
define dso_local i32 @__model_end_cnd_timedwait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex, i1 noundef zeroext %polls, i32 noundef %begun) {
entry:
  %0 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  %1 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @cond_wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i1 noundef zeroext %polls, i32 noundef %begun, i1 noundef zeroext true, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.15, i32 0, i32 0))
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
define dso_local i32 @cnd_wait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex) {
entry:
  %0 = bitcast %union.cnd_t* %cond to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.7, i32 0, i32 0))
  %call = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.16, i32 0, i32 0), i32 noundef 1)
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %call1 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.16, i32 0, i32 0), i32 noundef 1)
  %call2 = call zeroext i1 @__gsmack_nondet_limited(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.16, i32 0, i32 0), i32 noundef %call1)
  br label %land.end
land.end:
  %1 = phi i1 [ false, %entry ], [ %call2, %land.rhs ]
  %call4 = call i32 @__model_begin_cnd_wait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex, i1 noundef zeroext %1)
  %call5 = call i32 @__model_end_cnd_wait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex, i1 noundef zeroext %1, i32 noundef %call4)
  ret i32 %call5
}
declare dso_local zeroext i1 @__gsmack_nondet_limited(i8* noundef, i32 noundef)
define dso_local i32 @cnd_timedwait(%union.cnd_t* noalias noundef %cond, %union.mtx_t* noalias noundef %mutex, %struct.timespec* noalias noundef %time) {
entry:
  %0 = bitcast %union.cnd_t* %cond to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.12, i32 0, i32 0))
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %1 = load i32, i32* %tv_sec.i, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %1)
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %2 = load i32, i32* %tv_nsec.i, align 4
  %cmp.i5 = icmp sge i32 %2, 0
  br i1 %cmp.i5, label %land.rhs.i, label %valid_time.exit
land.rhs.i:
  %cmp2.i = icmp slt i32 %2, 1000000000
  br label %valid_time.exit
valid_time.exit:
  %3 = phi i1 [ false, %entry ], [ %cmp2.i, %land.rhs.i ]
  br i1 %3, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %call1 = call zeroext i1 @__gsmack_nondet_spurious()
  %call3 = call i32 @__model_begin_cnd_timedwait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex, i1 noundef zeroext %call1)
  %call4 = call i32 @__model_end_cnd_timedwait(%union.cnd_t* noundef %cond, %union.mtx_t* noundef %mutex, i1 noundef zeroext %call1, i32 noundef %call3)
  br label %return
return:
  %retval.0 = phi i32 [ %call4, %if.end ], [ 2, %if.then ]
  ret i32 %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_spurious()
define dso_local i32 @cnd_signal(%union.cnd_t* noundef %cond) {
entry:
  %0 = bitcast %union.cnd_t* %cond to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.17, i32 0, i32 0))
  %1 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  call void @__gsmack_atomic_begin()
  %2 = bitcast %union.pthread_cond_t* %1 to i8*
  call void @__gsmack_uses(i8* noundef %2, i32 noundef 48)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %2)
  %cmp.i.i = icmp ne i32 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.18, i32 0, i32 0))
  %cmp1.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %1 to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %3 = load i32, i32* %__wrefs.i.i, align 4
  %4 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %3)
  %call3.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %4, %cond4.i.i
  br label %cond_require.exit.i
cond_require.exit.i:
  %5 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %5, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.17, i32 0, i32 0))
  %call.i2 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0), i8* noundef %2)
  %cmp.i3 = icmp ne i32 %call.i2, 0
  br i1 %cmp.i3, label %if.then.i, label %cond_signal.exit
if.then.i:
  %call1.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i32 noundef 0)
  %cmp2.i = icmp eq i32 %call1.i, 0
  br i1 %cmp2.i, label %if.then3.i, label %if.else.i
if.then3.i:
  %call4.i = call i32 @__gsmack_nondet_thread()
  %call5.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call4.i)
  %6 = ptrtoint %union.pthread_cond_t* %1 to i32
  %cmp6.i = icmp eq i32 %call5.i, %6
  call void @__gsmack_assume(i1 noundef zeroext %cmp6.i)
  %call7.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i32 0, i32 0), i32 noundef %call4.i)
  %call8.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.33, i32 0, i32 0), i8* noundef %2)
  %cmp9.i = icmp eq i32 %call7.i, %call8.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp9.i)
  br label %if.end.i
if.else.i:
  %call.i9.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i32 noundef 0)
  %cmp.i10.i = icmp eq i32 %call.i9.i, 1
  br i1 %cmp.i10.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %call1.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef %2)
  br label %queue_turn.exit.i
cond.false.i.i:
  %call2.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i32 0, i32 0), i8* noundef %2)
  br label %queue_turn.exit.i
queue_turn.exit.i:
  %cond.i.i = phi i32 [ %call1.i.i, %cond.true.i.i ], [ %call2.i.i, %cond.false.i.i ]
  br label %if.end.i
if.end.i:
  %chosen.0.i = phi i32 [ %call4.i, %if.then3.i ], [ %cond.i.i, %queue_turn.exit.i ]
  call void @cond_leave(%union.pthread_cond_t* noundef %1, i32 noundef %chosen.0.i)
  br label %cond_signal.exit
cond_signal.exit:
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @cnd_broadcast(%union.cnd_t* noundef %cond) {
entry:
  %0 = bitcast %union.cnd_t* %cond to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.19, i32 0, i32 0))
  %1 = bitcast %union.cnd_t* %cond to %union.pthread_cond_t*
  call void @__gsmack_atomic_begin()
  %2 = bitcast %union.pthread_cond_t* %1 to i8*
  call void @__gsmack_uses(i8* noundef %2, i32 noundef 48)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %2)
  %cmp.i.i = icmp ne i32 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.20, i32 0, i32 0))
  %cmp1.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %1 to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %3 = load i32, i32* %__wrefs.i.i, align 4
  %4 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %3)
  %call3.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %4, %cond4.i.i
  br label %cond_require.exit.i
cond_require.exit.i:
  %5 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %5, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.19, i32 0, i32 0))
  %call.i2 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0), i8* noundef %2)
  %cmp.i3 = icmp ne i32 %call.i2, 0
  br i1 %cmp.i3, label %if.then.i, label %cond_broadcast.exit
if.then.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0), i8* noundef %2, i32 noundef 0)
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.33, i32 0, i32 0), i8* noundef %2)
  %add.i = add nsw i32 %call1.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.33, i32 0, i32 0), i8* noundef %2, i32 noundef %add.i)
  %call2.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i32 noundef 0)
  %cmp3.i = icmp ne i32 %call2.i, 0
  br i1 %cmp3.i, label %if.then4.i, label %if.end.i
if.then4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef %2, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i32 0, i32 0), i8* noundef %2, i32 noundef 0)
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
  %call1 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), i8* noundef %call)
  %cmp = icmp sle i32 %call1, 0
  call void @__gsmack_assert_about(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i32 0, i32 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.23, i32 0, i32 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.24, i32 0, i32 0), i8* noundef %call)
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
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local i32 @__gsmack_self()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
define internal void @cond_leave(%union.pthread_cond_t* noundef %cond, i32 noundef %thread) {
entry:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i32 0, i32 0), i32 noundef %thread, i32 noundef 0)
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0), i8* noundef %0)
  %sub = sub nsw i32 %call, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0), i8* noundef %0, i32 noundef %sub)
  %call1 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i32 noundef 0)
  %cmp = icmp ne i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.39, i32 0, i32 0), i32 noundef %thread)
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.38, i32 0, i32 0), i32 noundef %thread)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.else.i
if.then.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.38, i32 0, i32 0), i32 noundef %call.i, i32 noundef %call1.i)
  br label %if.end.i
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i32 0, i32 0), i8* noundef %0, i32 noundef %call1.i)
  br label %if.end.i
if.end.i:
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.else4.i
if.then3.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.39, i32 0, i32 0), i32 noundef %call1.i, i32 noundef %call.i)
  br label %queue_leave.exit
if.else4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i)
  br label %queue_leave.exit
queue_leave.exit:
  br label %if.end
if.end:
  ret void
}
declare extern_weak dso_local zeroext i1 @__model_robust_orphan(i32 noundef)
declare extern_weak dso_local i32 @__model_robust_inherit(i8* noundef)
declare extern_weak dso_local void @__model_cancel_end()
declare dso_local void @__model_needs(i32 noundef, ...)
declare dso_local i32 @__gsmack_nondet_thread()
