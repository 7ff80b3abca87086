target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_condattr_t = type { i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
@.str = private unnamed_addr constant [27 x i8] c"may-fail.pthread_cond_init\00", align 1
@.str.1 = private unnamed_addr constant [49 x i8] c"pthread_cond_init: the attributes were destroyed\00", align 1
@.str.2 = private unnamed_addr constant [54 x i8] c"pthread_cond_init: the attributes are not initialised\00", align 1
@.str.3 = private unnamed_addr constant [65 x i8] c"pthread_cond_init: the condition variable is initialised already\00", align 1
@.str.4 = private unnamed_addr constant [60 x i8] c"pthread_cond_init: the condition variable is in use already\00", align 1
@.str.5 = private unnamed_addr constant [59 x i8] c"pthread_cond_destroy: the condition variable was destroyed\00", align 1
@.str.6 = private unnamed_addr constant [64 x i8] c"pthread_cond_destroy: the condition variable is not initialised\00", align 1
@.str.7 = private unnamed_addr constant [63 x i8] c"pthread_cond_destroy: a thread waits on the condition variable\00", align 1
@.str.8 = private unnamed_addr constant [56 x i8] c"pthread_cond_wait: the condition variable was destroyed\00", align 1
@.str.9 = private unnamed_addr constant [61 x i8] c"pthread_cond_wait: the condition variable is not initialised\00", align 1
@.str.10 = private unnamed_addr constant [56 x i8] c"pthread_cond_wait: the mutex is not held by this thread\00", align 1
@.str.11 = private unnamed_addr constant [57 x i8] c"pthread_cond_wait: other threads wait with another mutex\00", align 1
@.str.12 = private unnamed_addr constant [43 x i8] c"pthread_cond_wait: the mutex was destroyed\00", align 1
@.str.13 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.14 = private unnamed_addr constant [58 x i8] c"pthread_cond_signal: the condition variable was destroyed\00", align 1
@.str.15 = private unnamed_addr constant [63 x i8] c"pthread_cond_signal: the condition variable is not initialised\00", align 1
@.str.16 = private unnamed_addr constant [61 x i8] c"pthread_cond_broadcast: the condition variable was destroyed\00", align 1
@.str.17 = private unnamed_addr constant [66 x i8] c"pthread_cond_broadcast: the condition variable is not initialised\00", align 1
@.str.18 = private unnamed_addr constant [11 x i8] c"cond.state\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"leak\00", align 1
@.str.20 = private unnamed_addr constant [40 x i8] c"a condition variable is never destroyed\00", align 1
@.str.21 = private unnamed_addr constant [19 x i8] c"condition variable\00", align 1
@.str.22 = private unnamed_addr constant [17 x i8] c"attributes.state\00", align 1
@.str.23 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.24 = private unnamed_addr constant [13 x i8] c"cond.waiters\00", align 1
@.str.25 = private unnamed_addr constant [10 x i8] c"cond.left\00", align 1
@.str.26 = private unnamed_addr constant [12 x i8] c"static-init\00", align 1
@.str.27 = private unnamed_addr constant [11 x i8] c"cond.mutex\00", align 1
@.str.28 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
@.str.29 = private unnamed_addr constant [13 x i8] c"cond.waiting\00", align 1
@.str.30 = private unnamed_addr constant [11 x i8] c"cond.since\00", align 1
@.str.31 = private unnamed_addr constant [16 x i8] c"cond.generation\00", align 1
@.str.32 = private unnamed_addr constant [7 x i8] c"wakeup\00", align 1
@.str.33 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.34 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.35 = private unnamed_addr constant [11 x i8] c"queue.last\00", align 1
@.str.36 = private unnamed_addr constant [13 x i8] c"queue.before\00", align 1
@.str.37 = private unnamed_addr constant [11 x i8] c"queue.next\00", align 1
@.str.38 = private unnamed_addr constant [12 x i8] c"queue.first\00", align 1
@.str.39 = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 1, void ()* @leaks, i8* null }]
define dso_local i32 @pthread_cond_init(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_condattr_t* noundef %attr) {
entry:
  %call = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str, i64 0, i64 0), i64 noundef 0)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %tobool2 = icmp ne %union.pthread_condattr_t* %attr, null
  br i1 %tobool2, label %if.then3, label %if.end4
if.then3:
  %0 = bitcast %union.pthread_condattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 4)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.22, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.2, i64 0, i64 0))
  br label %if.end4
if.end4:
  call void @__gsmack_atomic_begin()
  %1 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %1, i64 noundef 48)
  %call.i2 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i8* noundef %1)
  %cmp.i3 = icmp sle i64 %call.i2, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.3, i64 0, i64 0))
  %call1.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef %1)
  %cmp2.i = icmp eq i64 %call1.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.4, i64 0, i64 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i8* noundef %1, i64 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef %1, i64 noundef 0)
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ 12, %if.then ], [ 0, %if.end4 ]
  ret i32 %retval.0
}
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef nonnull %cond) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 48)
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.5, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_end.exit, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i = icmp ne i64 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %2, %cond4.i.i
  br label %cond_end.exit
cond_end.exit:
  %3 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.6, i64 0, i64 0))
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp eq i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.7, i64 0, i64 0))
  %call1.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.25, i64 0, i64 0), i8* noundef %0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.25, i64 0, i64 0), i8* noundef %0, i64 noundef %call1.i)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i8* noundef %0, i64 noundef -1)
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @__model_begin_pthread_cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %polls) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i.i, label %cancellation_point.exit.i
if.then.i.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit.i
cancellation_point.exit.i:
  call void @__gsmack_atomic_begin()
  %call.i.i = call i64 @__gsmack_self()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 48)
  %call.i.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i.i = icmp ne i64 %call.i.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.8, i64 0, i64 0))
  %cmp1.i.i.i = icmp ne i64 %call.i.i.i, 0
  br i1 %cmp1.i.i.i, label %cond_require.exit.i.i, label %lor.rhs.i.i.i
lor.rhs.i.i.i:
  %__data.i.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i.i = icmp ne i64 %call3.i.i.i, 0
  %cond4.i.i.i = select i1 %tobool.i.i.i, i32 96, i32 0
  %cmp5.i.i.i = icmp eq i32 %2, %cond4.i.i.i
  br label %cond_require.exit.i.i
cond_require.exit.i.i:
  %3 = phi i1 [ true, %cancellation_point.exit.i ], [ %cmp5.i.i.i, %lor.rhs.i.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.9, i64 0, i64 0))
  %4 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %4, i64 noundef 40)
  %call.i28.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.33, i64 0, i64 0), i8* noundef %4)
  %cmp.i29.i.i = icmp eq i64 %call.i28.i.i, 0
  br i1 %cmp.i29.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  %__data.i30.i.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i30.i.i, i32 0, i32 4
  %5 = load i32, i32* %__kind.i.i.i, align 8
  %6 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %5)
  %conv.i.i.i = sext i32 %6 to i64
  %add.i.i.i = add nsw i64 %conv.i.i.i, 1
  %call2.i.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0), i64 noundef 0)
  %tobool.i31.i.i = icmp ne i64 %call2.i.i.i, 0
  %cond.i.i.i = select i1 %tobool.i31.i.i, i32 96, i32 0
  %conv3.i.i.i = sext i32 %cond.i.i.i to i64
  %sub.i.i.i = sub nsw i64 %add.i.i.i, %conv3.i.i.i
  %cmp.i.i.i.i = icmp eq i64 %sub.i.i.i, -1
  br i1 %cmp.i.i.i.i, label %cond.true.i.i.i.i, label %cond.false.i.i.i.i
cond.true.i.i.i.i:
  br label %made_by_nobody.exit.i.i.i
cond.false.i.i.i.i:
  br label %made_by_nobody.exit.i.i.i
made_by_nobody.exit.i.i.i:
  %cond.i.i.i.i = phi i64 [ -2, %cond.true.i.i.i.i ], [ %sub.i.i.i, %cond.false.i.i.i.i ]
  br label %mutex_kind.exit.i.i
cond.false.i.i.i:
  br label %mutex_kind.exit.i.i
mutex_kind.exit.i.i:
  %cond5.i.i.i = phi i64 [ %cond.i.i.i.i, %made_by_nobody.exit.i.i.i ], [ %call.i28.i.i, %cond.false.i.i.i ]
  %call.i32.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i64 0, i64 0), i8* noundef %4)
  %cmp.i.i = icmp eq i64 %call.i32.i.i, %call.i.i
  br i1 %cmp.i.i, label %lor.end.i.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp.i33.i.i = icmp eq i64 %cond5.i.i.i, 2
  br i1 %cmp.i33.i.i, label %mutex_checks.exit.i.i, label %lor.lhs.false.i.i.i
lor.lhs.false.i.i.i:
  %cmp1.i34.i.i = icmp eq i64 %cond5.i.i.i, 3
  br i1 %cmp1.i34.i.i, label %mutex_checks.exit.i.i, label %lor.rhs.i35.i.i
lor.rhs.i35.i.i:
  %cmp2.i.i.i = icmp sgt i64 %cond5.i.i.i, 16
  br label %mutex_checks.exit.i.i
mutex_checks.exit.i.i:
  %7 = phi i1 [ true, %lor.lhs.false.i.i.i ], [ true, %lor.rhs.i.i ], [ %cmp2.i.i.i, %lor.rhs.i35.i.i ]
  br label %lor.end.i.i
lor.end.i.i:
  %8 = phi i1 [ true, %mutex_kind.exit.i.i ], [ %7, %mutex_checks.exit.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.10, i64 0, i64 0))
  br i1 %cmp.i.i, label %if.end.i.i, label %land.lhs.true.i.i
land.lhs.true.i.i:
  %cmp.i36.i.i = icmp eq i64 %cond5.i.i.i, 2
  br i1 %cmp.i36.i.i, label %mutex_checks.exit41.i.i, label %lor.lhs.false.i38.i.i
lor.lhs.false.i38.i.i:
  %cmp1.i37.i.i = icmp eq i64 %cond5.i.i.i, 3
  br i1 %cmp1.i37.i.i, label %mutex_checks.exit41.i.i, label %lor.rhs.i40.i.i
lor.rhs.i40.i.i:
  %cmp2.i39.i.i = icmp sgt i64 %cond5.i.i.i, 16
  br label %mutex_checks.exit41.i.i
mutex_checks.exit41.i.i:
  %9 = phi i1 [ true, %lor.lhs.false.i38.i.i ], [ true, %land.lhs.true.i.i ], [ %cmp2.i39.i.i, %lor.rhs.i40.i.i ]
  br i1 %9, label %if.then.i2.i, label %if.end.i.i
if.then.i2.i:
  br label %cond_begin.exit
if.end.i.i:
  %call7.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.27, i64 0, i64 0), i8* noundef %0)
  %call8.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef %0)
  %cmp9.i.i = icmp eq i64 %call7.i.i, 0
  br i1 %cmp9.i.i, label %lor.end13.i.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  %10 = ptrtoint %union.pthread_mutex_t* %mutex to i64
  %cmp10.i.i = icmp eq i64 %call7.i.i, %10
  br i1 %cmp10.i.i, label %lor.end13.i.i, label %lor.rhs11.i.i
lor.rhs11.i.i:
  %cmp12.i.i = icmp eq i64 %call8.i.i, 0
  br label %lor.end13.i.i
lor.end13.i.i:
  %11 = phi i1 [ true, %lor.lhs.false.i.i ], [ true, %if.end.i.i ], [ %cmp12.i.i, %lor.rhs11.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %11, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.11, i64 0, i64 0))
  %cmp.i42.i.i = icmp sgt i64 %cond5.i.i.i, 16
  br i1 %cmp.i42.i.i, label %cond.true.i44.i.i, label %cond.false.i45.i.i
cond.true.i44.i.i:
  %sub.i43.i.i = sub nsw i64 %cond5.i.i.i, 16
  br label %mutex_type.exit.i.i
cond.false.i45.i.i:
  br label %mutex_type.exit.i.i
mutex_type.exit.i.i:
  %cond.i46.i.i = phi i64 [ %sub.i43.i.i, %cond.true.i44.i.i ], [ %cond5.i.i.i, %cond.false.i45.i.i ]
  %cmp15.i.i = icmp eq i64 %cond.i46.i.i, 2
  br i1 %cmp15.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %call16.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i64 0, i64 0), i8* noundef %4)
  %cmp17.i.i = icmp ne i64 %call16.i.i, 0
  br label %land.end.i.i
land.end.i.i:
  %12 = phi i1 [ false, %mutex_type.exit.i.i ], [ %cmp17.i.i, %land.rhs.i.i ]
  %cond18.i.i = select i1 %12, i32 2, i32 1
  %cmp19.i.i = icmp eq i32 %cond18.i.i, 1
  br i1 %cmp19.i.i, label %if.then20.i.i, label %if.end21.i.i
if.then20.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i64 0, i64 0), i8* noundef %4, i64 noundef 0)
  br label %if.end21.i.i
if.end21.i.i:
  br i1 %polls, label %if.then23.i.i, label %if.end24.i.i
if.then23.i.i:
  br label %cleanup.i.i
if.end24.i.i:
  %13 = ptrtoint %union.pthread_cond_t* %cond to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.29, i64 0, i64 0), i64 noundef %call.i.i, i64 noundef %13)
  %call25.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.31, i64 0, i64 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0), i64 noundef %call.i.i, i64 noundef %call25.i.i)
  %add.i.i = add nsw i64 %call8.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i.i)
  %14 = ptrtoint %union.pthread_mutex_t* %mutex to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.27, i64 0, i64 0), i8* noundef %0, i64 noundef %14)
  %call26.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.32, i64 0, i64 0), i64 noundef 0)
  %cmp27.i.i = icmp ne i64 %call26.i.i, 0
  br i1 %cmp27.i.i, label %if.then28.i.i, label %if.end29.i.i
if.then28.i.i:
  %call.i47.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.36, i64 0, i64 0), i64 noundef %call.i.i, i64 noundef %call.i47.i.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %call.i.i, i64 noundef 0)
  %tobool.i48.i.i = icmp ne i64 %call.i47.i.i, 0
  br i1 %tobool.i48.i.i, label %if.then.i.i.i, label %if.else.i.i.i
if.then.i.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %call.i47.i.i, i64 noundef %call.i.i)
  br label %queue_enter.exit.i.i
if.else.i.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i.i)
  br label %queue_enter.exit.i.i
queue_enter.exit.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i.i)
  br label %if.end29.i.i
if.end29.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %cond_begin.exit
cond_begin.exit:
  %retval.1.i.i = phi i32 [ %cond18.i.i, %cleanup.i.i ], [ 0, %if.then.i2.i ]
  call void @__gsmack_atomic_end()
  ret i32 %retval.1.i.i
}
define dso_local i32 @__model_end_pthread_cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %polls, i32 noundef %begun) {
entry:
  %cmp.i = icmp eq i32 %begun, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %cond_wait.exit
if.end.i:
  call void @__gsmack_atomic_begin()
  br i1 %polls, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %call.i.i = call i64 @__gsmack_self()
  %call1.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.29, i64 0, i64 0), i64 noundef %call.i.i)
  %cmp.i.i = icmp eq i64 %call1.i.i, 0
  br i1 %cmp.i.i, label %cond_woken.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call2.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.31, i64 0, i64 0), i8* noundef %0)
  %call3.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0), i64 noundef %call.i.i)
  %cmp4.i.i = icmp ne i64 %call2.i.i, %call3.i.i
  br label %cond_woken.exit.i
cond_woken.exit.i:
  %1 = phi i1 [ true, %lor.rhs.i ], [ %cmp4.i.i, %lor.rhs.i.i ]
  br label %lor.end.i
lor.end.i:
  %2 = phi i1 [ true, %if.end.i ], [ %1, %cond_woken.exit.i ]
  br i1 %2, label %land.end.i, label %land.lhs.true.i
land.lhs.true.i:
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call4.i = call zeroext i1 @__model_cancel_due()
  br label %land.end.i
land.end.i:
  %3 = phi i1 [ false, %land.lhs.true.i ], [ false, %lor.end.i ], [ %call4.i, %land.rhs.i ]
  br i1 %2, label %lor.end15.i, label %lor.rhs13.i
lor.rhs13.i:
  br label %lor.end15.i
lor.end15.i:
  %4 = phi i1 [ true, %land.end.i ], [ %3, %lor.rhs13.i ]
  %5 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_await_for(i1 noundef zeroext %4, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.21, i64 0, i64 0), i8* noundef %5, i64 noundef 0)
  %cmp17.i = icmp eq i32 %begun, 2
  %call.i13.i = call i64 @__gsmack_self()
  %call2.i14.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.32, i64 0, i64 0), i64 noundef 0)
  %cmp.i15.i = icmp eq i64 %call2.i14.i, 0
  br i1 %cmp.i15.i, label %land.lhs.true.i.i, label %if.end.i.i
land.lhs.true.i.i:
  br i1 %cmp17.i, label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  %6 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %6, i64 noundef 40)
  %call.i.i.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.33, i64 0, i64 0), i8* noundef %6)
  %cmp.i.i.i.i = icmp eq i64 %call.i.i.i.i, 0
  br i1 %cmp.i.i.i.i, label %cond.true.i.i.i.i, label %cond.false.i.i.i.i
cond.true.i.i.i.i:
  %__data.i.i.i.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i.i.i, i32 0, i32 4
  %7 = load i32, i32* %__kind.i.i.i.i, align 8
  %8 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %7)
  %conv.i.i.i.i = sext i32 %8 to i64
  %add.i.i.i.i = add nsw i64 %conv.i.i.i.i, 1
  %call2.i.i.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i.i.i = icmp ne i64 %call2.i.i.i.i, 0
  %cond.i.i.i.i = select i1 %tobool.i.i.i.i, i32 96, i32 0
  %conv3.i.i.i.i = sext i32 %cond.i.i.i.i to i64
  %sub.i.i.i.i = sub nsw i64 %add.i.i.i.i, %conv3.i.i.i.i
  %cmp.i.i.i.i.i = icmp eq i64 %sub.i.i.i.i, -1
  br i1 %cmp.i.i.i.i.i, label %cond.true.i.i.i.i.i, label %cond.false.i.i.i.i.i
cond.true.i.i.i.i.i:
  br label %made_by_nobody.exit.i.i.i.i
cond.false.i.i.i.i.i:
  br label %made_by_nobody.exit.i.i.i.i
made_by_nobody.exit.i.i.i.i:
  %cond.i.i.i.i.i = phi i64 [ -2, %cond.true.i.i.i.i.i ], [ %sub.i.i.i.i, %cond.false.i.i.i.i.i ]
  br label %mutex_kind.exit.i.i.i
cond.false.i.i.i.i:
  br label %mutex_kind.exit.i.i.i
mutex_kind.exit.i.i.i:
  %cond5.i.i.i.i = phi i64 [ %cond.i.i.i.i.i, %made_by_nobody.exit.i.i.i.i ], [ %call.i.i.i.i, %cond.false.i.i.i.i ]
  %call.i11.i.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i64 0, i64 0), i8* noundef %6)
  %cmp.i.i.i = icmp ne i64 %cond5.i.i.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.12, i64 0, i64 0))
  %cmp2.i.i.i = icmp sgt i64 %cond5.i.i.i.i, 16
  br i1 %cmp2.i.i.i, label %land.lhs.true.i.i.i, label %land.end.i.i.i
land.lhs.true.i.i.i:
  br i1 icmp ne (i1 (i64)* @__model_robust_orphan, i1 (i64)* null), label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %call3.i.i.i = call zeroext i1 @__model_robust_orphan(i64 noundef %call.i11.i.i.i)
  br label %land.end.i.i.i
land.end.i.i.i:
  %9 = phi i1 [ false, %land.lhs.true.i.i.i ], [ false, %mutex_kind.exit.i.i.i ], [ %call3.i.i.i, %land.rhs.i.i.i ]
  %cmp5.i.i.i = icmp eq i64 %call.i11.i.i.i, 0
  br i1 %cmp5.i.i.i, label %land.rhs6.i.i.i, label %lor.lhs.false.i.i.i
lor.lhs.false.i.i.i:
  br i1 %9, label %land.rhs6.i.i.i, label %land.end8.i.i.i
land.rhs6.i.i.i:
  br label %land.end8.i.i.i
land.end8.i.i.i:
  %10 = phi i1 [ false, %lor.lhs.false.i.i.i ], [ true, %land.rhs6.i.i.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %10, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.39, i64 0, i64 0), i8* noundef %6, i64 noundef %call.i11.i.i.i)
  br i1 %9, label %if.then.i.i.i.i, label %if.end.i.i.i.i
if.then.i.i.i.i:
  %call.i12.i.i.i = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i64 0, i64 0), i8* noundef %6, i64 noundef %call.i12.i.i.i)
  %call2.i13.i.i.i = call i32 @__model_robust_inherit(i8* noundef %6)
  br label %cond_regain.exit.i.i
if.end.i.i.i.i:
  %call5.i.i.i.i = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i64 0, i64 0), i8* noundef %6, i64 noundef %call5.i.i.i.i)
  br label %cond_regain.exit.i.i
cond_regain.exit.i.i:
  %retval.0.i.i.i.i = phi i32 [ %call2.i13.i.i.i, %if.then.i.i.i.i ], [ 0, %if.end.i.i.i.i ]
  br label %if.end.i.i
if.end.i.i:
  %error.0.i.i = phi i32 [ 0, %land.lhs.true.i.i ], [ %retval.0.i.i.i.i, %cond_regain.exit.i.i ], [ 0, %lor.end15.i ]
  %call4.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i8* noundef %5)
  %cmp5.i.i = icmp ne i64 %call4.i.i, -1
  br i1 %cmp5.i.i, label %if.then6.i.i, label %if.end8.i.i
if.then6.i.i:
  call void @__gsmack_uses(i8* noundef %5, i64 noundef 48)
  %call7.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.25, i64 0, i64 0), i8* noundef %5)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.25, i64 0, i64 0), i8* noundef %5, i64 noundef %call7.i.i)
  br label %if.end8.i.i
if.end8.i.i:
  br i1 %3, label %if.then10.i.i, label %if.end11.i.i
if.then10.i.i:
  call void @cond_leave(%union.pthread_cond_t* noundef %cond, i64 noundef %call.i13.i)
  br label %if.end11.i.i
if.end11.i.i:
  %call12.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.32, i64 0, i64 0), i64 noundef 0)
  %cmp13.i.i = icmp ne i64 %call12.i.i, 0
  br i1 %cmp13.i.i, label %land.lhs.true14.i.i, label %if.end17.i.i
land.lhs.true14.i.i:
  br i1 %cmp17.i, label %if.end17.i.i, label %if.then16.i.i
if.then16.i.i:
  %11 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %11)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.36, i64 0, i64 0), i64 noundef %call.i13.i, i64 noundef %call.i.i.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %call.i13.i, i64 noundef 0)
  %tobool.i.i.i = icmp ne i64 %call.i.i.i, 0
  br i1 %tobool.i.i.i, label %if.then.i.i.i, label %if.else.i.i.i
if.then.i.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %call.i.i.i, i64 noundef %call.i13.i)
  br label %queue_enter.exit.i.i
if.else.i.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %11, i64 noundef %call.i13.i)
  br label %queue_enter.exit.i.i
queue_enter.exit.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %11, i64 noundef %call.i13.i)
  br label %if.end17.i.i
if.end17.i.i:
  call void @__gsmack_atomic_end()
  %call18.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.32, i64 0, i64 0), i64 noundef 0)
  %cmp19.i.i = icmp ne i64 %call18.i.i, 0
  br i1 %cmp19.i.i, label %land.lhs.true20.i.i, label %cond_return.exit.i
land.lhs.true20.i.i:
  br i1 %cmp17.i, label %cond_return.exit.i, label %if.then22.i.i
if.then22.i.i:
  call void @__gsmack_atomic_begin()
  %12 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i17.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.32, i64 0, i64 0), i64 noundef 0)
  %cmp.i18.i.i = icmp eq i64 %call.i17.i.i, 1
  br i1 %cmp.i18.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  %call1.i.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %12)
  br label %queue_turn.exit.i.i
cond.false.i.i.i:
  %call2.i.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %12)
  br label %queue_turn.exit.i.i
queue_turn.exit.i.i:
  %cond.i.i.i = phi i64 [ %call1.i.i.i, %cond.true.i.i.i ], [ %call2.i.i.i, %cond.false.i.i.i ]
  %cmp24.i.i = icmp eq i64 %cond.i.i.i, %call.i13.i
  call void @__gsmack_uses(i8* noundef %12, i64 noundef 40)
  %call.i.i19.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.33, i64 0, i64 0), i8* noundef %12)
  %cmp.i.i20.i.i = icmp eq i64 %call.i.i19.i.i, 0
  br i1 %cmp.i.i20.i.i, label %cond.true.i.i31.i.i, label %cond.false.i.i36.i.i
cond.true.i.i31.i.i:
  %__data.i.i21.i.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i22.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i21.i.i, i32 0, i32 4
  %13 = load i32, i32* %__kind.i.i22.i.i, align 8
  %14 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %13)
  %conv.i.i23.i.i = sext i32 %14 to i64
  %add.i.i24.i.i = add nsw i64 %conv.i.i23.i.i, 1
  %call2.i.i25.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i26.i.i = icmp ne i64 %call2.i.i25.i.i, 0
  %cond.i.i27.i.i = select i1 %tobool.i.i26.i.i, i32 96, i32 0
  %conv3.i.i28.i.i = sext i32 %cond.i.i27.i.i to i64
  %sub.i.i29.i.i = sub nsw i64 %add.i.i24.i.i, %conv3.i.i28.i.i
  %cmp.i.i.i30.i.i = icmp eq i64 %sub.i.i29.i.i, -1
  br i1 %cmp.i.i.i30.i.i, label %cond.true.i.i.i32.i.i, label %cond.false.i.i.i33.i.i
cond.true.i.i.i32.i.i:
  br label %made_by_nobody.exit.i.i35.i.i
cond.false.i.i.i33.i.i:
  br label %made_by_nobody.exit.i.i35.i.i
made_by_nobody.exit.i.i35.i.i:
  %cond.i.i.i34.i.i = phi i64 [ -2, %cond.true.i.i.i32.i.i ], [ %sub.i.i29.i.i, %cond.false.i.i.i33.i.i ]
  br label %mutex_kind.exit.i41.i.i
cond.false.i.i36.i.i:
  br label %mutex_kind.exit.i41.i.i
mutex_kind.exit.i41.i.i:
  %cond5.i.i37.i.i = phi i64 [ %cond.i.i.i34.i.i, %made_by_nobody.exit.i.i35.i.i ], [ %call.i.i19.i.i, %cond.false.i.i36.i.i ]
  %call.i11.i38.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i64 0, i64 0), i8* noundef %12)
  %cmp.i39.i.i = icmp ne i64 %cond5.i.i37.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i39.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.12, i64 0, i64 0))
  %cmp2.i40.i.i = icmp sgt i64 %cond5.i.i37.i.i, 16
  br i1 %cmp2.i40.i.i, label %land.lhs.true.i42.i.i, label %land.end.i47.i.i
land.lhs.true.i42.i.i:
  br i1 icmp ne (i1 (i64)* @__model_robust_orphan, i1 (i64)* null), label %land.rhs.i44.i.i, label %land.end.i47.i.i
land.rhs.i44.i.i:
  %call3.i43.i.i = call zeroext i1 @__model_robust_orphan(i64 noundef %call.i11.i38.i.i)
  br label %land.end.i47.i.i
land.end.i47.i.i:
  %15 = phi i1 [ false, %land.lhs.true.i42.i.i ], [ false, %mutex_kind.exit.i41.i.i ], [ %call3.i43.i.i, %land.rhs.i44.i.i ]
  %cmp5.i46.i.i = icmp eq i64 %call.i11.i38.i.i, 0
  br i1 %cmp5.i46.i.i, label %land.rhs6.i49.i.i, label %lor.lhs.false.i48.i.i
lor.lhs.false.i48.i.i:
  br i1 %15, label %land.rhs6.i49.i.i, label %land.end8.i51.i.i
land.rhs6.i49.i.i:
  br label %land.end8.i51.i.i
land.end8.i51.i.i:
  %16 = phi i1 [ false, %lor.lhs.false.i48.i.i ], [ %cmp24.i.i, %land.rhs6.i49.i.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %16, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.39, i64 0, i64 0), i8* noundef %12, i64 noundef %call.i11.i38.i.i)
  br i1 %15, label %if.then.i.i54.i.i, label %if.end.i.i56.i.i
if.then.i.i54.i.i:
  %call.i12.i52.i.i = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i64 0, i64 0), i8* noundef %12, i64 noundef %call.i12.i52.i.i)
  %call2.i13.i53.i.i = call i32 @__model_robust_inherit(i8* noundef %12)
  br label %cond_regain.exit58.i.i
if.end.i.i56.i.i:
  %call5.i.i55.i.i = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.34, i64 0, i64 0), i8* noundef %12, i64 noundef %call5.i.i55.i.i)
  br label %cond_regain.exit58.i.i
cond_regain.exit58.i.i:
  %retval.0.i.i57.i.i = phi i32 [ %call2.i13.i53.i.i, %if.then.i.i54.i.i ], [ 0, %if.end.i.i56.i.i ]
  %call.i59.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %call.i13.i)
  %call1.i60.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.36, i64 0, i64 0), i64 noundef %call.i13.i)
  %tobool.i61.i.i = icmp ne i64 %call.i59.i.i, 0
  br i1 %tobool.i61.i.i, label %if.then.i62.i.i, label %if.else.i63.i.i
if.then.i62.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.36, i64 0, i64 0), i64 noundef %call.i59.i.i, i64 noundef %call1.i60.i.i)
  br label %if.end.i.i.i
if.else.i63.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %12, i64 noundef %call1.i60.i.i)
  br label %if.end.i.i.i
if.end.i.i.i:
  %tobool2.i.i.i = icmp ne i64 %call1.i60.i.i, 0
  br i1 %tobool2.i.i.i, label %if.then3.i.i.i, label %if.else4.i.i.i
if.then3.i.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i64 noundef %call1.i60.i.i, i64 noundef %call.i59.i.i)
  br label %queue_leave.exit.i.i
if.else4.i.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %12, i64 noundef %call.i59.i.i)
  br label %queue_leave.exit.i.i
queue_leave.exit.i.i:
  call void @__gsmack_atomic_end()
  br label %cond_return.exit.i
cond_return.exit.i:
  %error.1.i.i = phi i32 [ %error.0.i.i, %land.lhs.true20.i.i ], [ %retval.0.i.i57.i.i, %queue_leave.exit.i.i ], [ %error.0.i.i, %if.end17.i.i ]
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i17.i, label %act_if.exit.i
land.lhs.true.i17.i:
  br i1 %3, label %if.then.i18.i, label %act_if.exit.i
if.then.i18.i:
  call void @__model_cancel_end()
  br label %act_if.exit.i
act_if.exit.i:
  br label %cond_wait.exit
cond_wait.exit:
  %retval.0.i = phi i32 [ 1, %if.then.i ], [ %error.1.i.i, %act_if.exit.i ]
  ret i32 %retval.0.i
}
define dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex) {
entry:
  %call = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.13, i64 0, i64 0), i64 noundef 1)
  %cmp = icmp ne i64 %call, 0
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %call1 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.13, i64 0, i64 0), i64 noundef 1)
  %call2 = call zeroext i1 @__gsmack_nondet_limited(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.13, i64 0, i64 0), i64 noundef %call1)
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %call2, %land.rhs ]
  %call4 = call i32 @__model_begin_pthread_cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %0)
  %call5 = call i32 @__model_end_pthread_cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %0, i32 noundef %call4)
  ret i32 %call5
}
declare dso_local zeroext i1 @__gsmack_nondet_limited(i8* noundef, i64 noundef)
define dso_local i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull %cond) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 48)
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.14, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i = icmp ne i64 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %2, %cond4.i.i
  br label %cond_require.exit.i
cond_require.exit.i:
  %3 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.15, i64 0, i64 0))
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %cond_signal.exit
if.then.i:
  %call1.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.32, i64 0, i64 0), i64 noundef 0)
  %cmp2.i = icmp eq i64 %call1.i, 0
  br i1 %cmp2.i, label %if.then3.i, label %if.else.i
if.then3.i:
  %call4.i = call i64 @__gsmack_nondet_thread()
  %call5.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.29, i64 0, i64 0), i64 noundef %call4.i)
  %4 = ptrtoint %union.pthread_cond_t* %cond to i64
  %cmp6.i = icmp eq i64 %call5.i, %4
  call void @__gsmack_assume(i1 noundef zeroext %cmp6.i)
  %call7.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0), i64 noundef %call4.i)
  %call8.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.31, i64 0, i64 0), i8* noundef %0)
  %cmp9.i = icmp eq i64 %call7.i, %call8.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp9.i)
  br label %if.end.i
if.else.i:
  %call.i9.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.32, i64 0, i64 0), i64 noundef 0)
  %cmp.i10.i = icmp eq i64 %call.i9.i, 1
  br i1 %cmp.i10.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %call1.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %0)
  br label %queue_turn.exit.i
cond.false.i.i:
  %call2.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %0)
  br label %queue_turn.exit.i
queue_turn.exit.i:
  %cond.i.i = phi i64 [ %call1.i.i, %cond.true.i.i ], [ %call2.i.i, %cond.false.i.i ]
  br label %if.end.i
if.end.i:
  %chosen.0.i = phi i64 [ %call4.i, %if.then3.i ], [ %cond.i.i, %queue_turn.exit.i ]
  call void @cond_leave(%union.pthread_cond_t* noundef %cond, i64 noundef %chosen.0.i)
  br label %cond_signal.exit
cond_signal.exit:
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %cond) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 48)
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.16, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i = icmp ne i64 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %2, %cond4.i.i
  br label %cond_require.exit.i
cond_require.exit.i:
  %3 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.17, i64 0, i64 0))
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %cond_broadcast.exit
if.then.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  %call1.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.31, i64 0, i64 0), i8* noundef %0)
  %add.i = add nsw i64 %call1.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.31, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i)
  %call2.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.32, i64 0, i64 0), i64 noundef 0)
  %cmp3.i = icmp ne i64 %call2.i, 0
  br i1 %cmp3.i, label %if.then4.i, label %if.end.i
if.then4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
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
  %call1 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i8* noundef %call)
  %cmp = icmp sle i64 %call1, 0
  call void @__gsmack_assert_about(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.21, i64 0, i64 0), i8* noundef %call)
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i8* @__gsmack_nondet_pointer()
declare dso_local void @__gsmack_assert_about(i1 noundef zeroext, i8* noundef, i8* noundef, i8* noundef, i8* noundef)
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
define internal void @cond_leave(%union.pthread_cond_t* noundef %cond, i64 noundef %thread) {
entry:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.29, i64 0, i64 0), i64 noundef %thread, i64 noundef 0)
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef %0)
  %sub = sub nsw i64 %call, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef %0, i64 noundef %sub)
  %call1 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.32, i64 0, i64 0), i64 noundef 0)
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
declare extern_weak dso_local zeroext i1 @__model_robust_orphan(i64 noundef)
declare extern_weak dso_local i32 @__model_robust_inherit(i8* noundef)
declare extern_weak dso_local void @__model_cancel_end()
declare dso_local i64 @__gsmack_nondet_thread()
