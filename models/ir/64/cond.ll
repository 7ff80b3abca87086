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
@.str.13 = private unnamed_addr constant [58 x i8] c"pthread_cond_signal: the condition variable was destroyed\00", align 1
@.str.14 = private unnamed_addr constant [63 x i8] c"pthread_cond_signal: the condition variable is not initialised\00", align 1
@.str.15 = private unnamed_addr constant [61 x i8] c"pthread_cond_broadcast: the condition variable was destroyed\00", align 1
@.str.16 = private unnamed_addr constant [66 x i8] c"pthread_cond_broadcast: the condition variable is not initialised\00", align 1
@.str.17 = private unnamed_addr constant [11 x i8] c"cond.state\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"leak\00", align 1
@.str.19 = private unnamed_addr constant [40 x i8] c"a condition variable is never destroyed\00", align 1
@.str.20 = private unnamed_addr constant [19 x i8] c"condition variable\00", align 1
@.str.21 = private unnamed_addr constant [17 x i8] c"attributes.state\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.23 = private unnamed_addr constant [13 x i8] c"cond.waiters\00", align 1
@.str.24 = private unnamed_addr constant [12 x i8] c"static-init\00", align 1
@.str.25 = private unnamed_addr constant [11 x i8] c"cond.mutex\00", align 1
@.str.26 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
@.str.27 = private unnamed_addr constant [16 x i8] c"cond.generation\00", align 1
@.str.28 = private unnamed_addr constant [13 x i8] c"cond.waiting\00", align 1
@.str.29 = private unnamed_addr constant [11 x i8] c"cond.since\00", align 1
@.str.30 = private unnamed_addr constant [7 x i8] c"wakeup\00", align 1
@.str.31 = private unnamed_addr constant [10 x i8] c"cond.last\00", align 1
@.str.32 = private unnamed_addr constant [10 x i8] c"cond.with\00", align 1
@.str.33 = private unnamed_addr constant [14 x i8] c"cond.spurious\00", align 1
@.str.34 = private unnamed_addr constant [10 x i8] c"cond.seen\00", align 1
@.str.35 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.36 = private unnamed_addr constant [5 x i8] c"time\00", align 1
@.str.37 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.38 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.39 = private unnamed_addr constant [13 x i8] c"cond.signals\00", align 1
@.str.40 = private unnamed_addr constant [11 x i8] c"queue.last\00", align 1
@.str.41 = private unnamed_addr constant [13 x i8] c"queue.before\00", align 1
@.str.42 = private unnamed_addr constant [11 x i8] c"queue.next\00", align 1
@.str.43 = private unnamed_addr constant [12 x i8] c"queue.first\00", align 1
@.str.44 = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@.str.45 = private unnamed_addr constant [8 x i8] c"retests\00", align 1
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
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.21, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.2, i64 0, i64 0))
  br label %if.end4
if.end4:
  call void @__gsmack_atomic_begin()
  %1 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %1, i64 noundef 48)
  %call.i2 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i64 0, i64 0), i8* noundef %1)
  %cmp.i3 = icmp sle i64 %call.i2, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.3, i64 0, i64 0))
  %call1.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i8* noundef %1)
  %cmp2.i = icmp eq i64 %call1.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.4, i64 0, i64 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i64 0, i64 0), i8* noundef %1, i64 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i8* noundef %1, i64 noundef 0)
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
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.5, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_end.exit, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i = icmp ne i64 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %2, %cond4.i.i
  br label %cond_end.exit
cond_end.exit:
  %3 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.6, i64 0, i64 0))
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp eq i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.7, i64 0, i64 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0, i64 noundef -1)
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex) {
entry:
  %call = call i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext false, i32 noundef 0, i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.12, i64 0, i64 0))
  ret i32 %call
}
define internal i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %timed, i32 noundef %repetition, i8* noundef %gone, i8* noundef %raw, i8* noundef %not_held, i8* noundef %other, i8* noundef %mutex_gone) {
entry:
  %call = call i64 @__gsmack_self()
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 48)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef %gone)
  %cmp1.i = icmp ne i64 %call.i, 0
  br i1 %cmp1.i, label %cond_require.exit, label %lor.rhs.i
lor.rhs.i:
  %__data.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %tobool.i = icmp ne i64 %call3.i, 0
  %cond4.i = select i1 %tobool.i, i32 96, i32 0
  %cmp5.i = icmp eq i32 %2, %cond4.i
  br label %cond_require.exit
cond_require.exit:
  %3 = phi i1 [ true, %cancellation_point.exit ], [ %cmp5.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef %raw)
  %4 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %4, i64 noundef 40)
  %call.i91 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i8* noundef %4)
  %cmp.i92 = icmp eq i64 %call.i91, 0
  br i1 %cmp.i92, label %cond.true.i, label %cond.false.i
cond.true.i:
  %__data.i93 = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i93, i32 0, i32 4
  %5 = load i32, i32* %__kind.i, align 8
  %6 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %5)
  %conv.i = sext i32 %6 to i64
  %add.i = add nsw i64 %conv.i, 1
  %call2.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %tobool.i94 = icmp ne i64 %call2.i, 0
  %cond.i = select i1 %tobool.i94, i32 96, i32 0
  %conv3.i = sext i32 %cond.i to i64
  %sub.i = sub nsw i64 %add.i, %conv3.i
  %cmp.i.i = icmp eq i64 %sub.i, -1
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %made_by_nobody.exit.i
cond.false.i.i:
  br label %made_by_nobody.exit.i
made_by_nobody.exit.i:
  %cond.i.i = phi i64 [ -2, %cond.true.i.i ], [ %sub.i, %cond.false.i.i ]
  br label %mutex_kind.exit
cond.false.i:
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond5.i = phi i64 [ %cond.i.i, %made_by_nobody.exit.i ], [ %call.i91, %cond.false.i ]
  %call.i95 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %4)
  %cmp = icmp eq i64 %call.i95, %call
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp.i96 = icmp eq i64 %cond5.i, 2
  br i1 %cmp.i96, label %mutex_checks.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i97 = icmp eq i64 %cond5.i, 3
  br i1 %cmp1.i97, label %mutex_checks.exit, label %lor.rhs.i98
lor.rhs.i98:
  %cmp2.i = icmp sgt i64 %cond5.i, 16
  br label %mutex_checks.exit
mutex_checks.exit:
  %7 = phi i1 [ true, %lor.lhs.false.i ], [ true, %lor.rhs ], [ %cmp2.i, %lor.rhs.i98 ]
  br label %lor.end
lor.end:
  %8 = phi i1 [ true, %mutex_kind.exit ], [ %7, %mutex_checks.exit ]
  call void @__gsmack_assert(i1 noundef zeroext %8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef %not_held)
  br i1 %cmp, label %if.end, label %land.lhs.true
land.lhs.true:
  %cmp.i99 = icmp eq i64 %cond5.i, 2
  br i1 %cmp.i99, label %mutex_checks.exit104, label %lor.lhs.false.i101
lor.lhs.false.i101:
  %cmp1.i100 = icmp eq i64 %cond5.i, 3
  br i1 %cmp1.i100, label %mutex_checks.exit104, label %lor.rhs.i103
lor.rhs.i103:
  %cmp2.i102 = icmp sgt i64 %cond5.i, 16
  br label %mutex_checks.exit104
mutex_checks.exit104:
  %9 = phi i1 [ true, %lor.lhs.false.i101 ], [ true, %land.lhs.true ], [ %cmp2.i102, %lor.rhs.i103 ]
  br i1 %9, label %if.then, label %if.end
if.then:
  call void @__gsmack_atomic_end()
  br label %cleanup
if.end:
  %call7 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i8* noundef %0)
  %cmp8 = icmp eq i64 %call7, 0
  br i1 %cmp8, label %lor.end12, label %lor.rhs9
lor.rhs9:
  %call10 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.25, i64 0, i64 0), i8* noundef %0)
  %10 = ptrtoint %union.pthread_mutex_t* %mutex to i64
  %cmp11 = icmp eq i64 %call10, %10
  br label %lor.end12
lor.end12:
  %11 = phi i1 [ true, %if.end ], [ %cmp11, %lor.rhs9 ]
  call void @__gsmack_assert(i1 noundef zeroext %11, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef %other)
  %cmp.i105 = icmp sgt i64 %cond5.i, 16
  br i1 %cmp.i105, label %cond.true.i107, label %cond.false.i108
cond.true.i107:
  %sub.i106 = sub nsw i64 %cond5.i, 16
  br label %mutex_type.exit
cond.false.i108:
  br label %mutex_type.exit
mutex_type.exit:
  %cond.i109 = phi i64 [ %sub.i106, %cond.true.i107 ], [ %cond5.i, %cond.false.i108 ]
  %cmp14 = icmp eq i64 %cond.i109, 2
  br i1 %cmp14, label %land.rhs, label %land.end
land.rhs:
  %call15 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0), i8* noundef %4)
  %cmp16 = icmp ne i64 %call15, 0
  br label %land.end
land.end:
  %12 = phi i1 [ false, %mutex_type.exit ], [ %cmp16, %land.rhs ]
  %call18 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.27, i64 0, i64 0), i8* noundef %0)
  br i1 %12, label %if.end21, label %if.then20
if.then20:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %4, i64 noundef 0)
  br label %if.end21
if.end21:
  %13 = ptrtoint %union.pthread_cond_t* %cond to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.28, i64 0, i64 0), i64 noundef %call, i64 noundef %13)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i64 0, i64 0), i64 noundef %call, i64 noundef %call18)
  %add = add nsw i64 %call7, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i8* noundef %0, i64 noundef %add)
  %14 = ptrtoint %union.pthread_mutex_t* %mutex to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.25, i64 0, i64 0), i8* noundef %0, i64 noundef %14)
  %call22 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0), i64 noundef 0)
  %cmp23 = icmp ne i64 %call22, 0
  br i1 %cmp23, label %if.then25, label %lor.lhs.false
lor.lhs.false:
  br i1 icmp ne (void ()* @__model_mutex_tried, void ()* null), label %if.then25, label %lor.lhs.false24
lor.lhs.false24:
  br i1 icmp ne (void ()* @__model_c11_mutex_tried, void ()* null), label %if.then25, label %if.end26
if.then25:
  br label %if.end26
if.end26:
  %repetition.addr.0 = phi i32 [ 0, %if.then25 ], [ %repetition, %lor.lhs.false24 ]
  %cmp27 = icmp eq i32 %repetition.addr.0, 2
  br i1 %cmp27, label %land.lhs.true28, label %if.end35
land.lhs.true28:
  %call29 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.31, i64 0, i64 0), i64 noundef %call)
  %cmp30 = icmp ne i64 %call29, %13
  br i1 %cmp30, label %if.then34, label %lor.lhs.false31
lor.lhs.false31:
  %call32 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.32, i64 0, i64 0), i64 noundef %call)
  %cmp33 = icmp ne i64 %call32, %14
  br i1 %cmp33, label %if.then34, label %if.end35
if.then34:
  br label %if.end35
if.end35:
  %repetition.addr.1 = phi i32 [ 1, %if.then34 ], [ %repetition.addr.0, %lor.lhs.false31 ], [ %repetition.addr.0, %if.end26 ]
  %cmp36 = icmp eq i32 %repetition.addr.1, 2
  br i1 %cmp36, label %land.lhs.true37, label %land.end44
land.lhs.true37:
  %call38 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.33, i64 0, i64 0), i64 noundef %call)
  %cmp39 = icmp ne i64 %call38, 0
  br i1 %cmp39, label %land.rhs40, label %land.end44
land.rhs40:
  %call41 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.34, i64 0, i64 0), i64 noundef %call)
  %call.i110 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.39, i64 0, i64 0), i8* noundef %0)
  %call1.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.27, i64 0, i64 0), i8* noundef %0)
  %add.i111 = add nsw i64 %call.i110, %call1.i
  %cmp43 = icmp eq i64 %call41, %add.i111
  br label %land.end44
land.end44:
  %15 = phi i1 [ false, %land.lhs.true37 ], [ false, %if.end35 ], [ %cmp43, %land.rhs40 ]
  br i1 %timed, label %if.end49, label %if.then47
if.then47:
  %lnot = xor i1 %15, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  br label %if.end49
if.end49:
  %cmp50 = icmp ne i32 %repetition.addr.1, 0
  br i1 %cmp50, label %if.then51, label %if.end52
if.then51:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.31, i64 0, i64 0), i64 noundef %call, i64 noundef %13)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.32, i64 0, i64 0), i64 noundef %call, i64 noundef %14)
  br label %if.end52
if.end52:
  %call53 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0), i64 noundef 0)
  %cmp54 = icmp ne i64 %call53, 0
  br i1 %cmp54, label %if.then55, label %if.end56
if.then55:
  %call.i112 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i64 0, i64 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i64 0, i64 0), i64 noundef %call, i64 noundef %call.i112)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i64 0, i64 0), i64 noundef %call, i64 noundef 0)
  %tobool.i113 = icmp ne i64 %call.i112, 0
  br i1 %tobool.i113, label %if.then.i114, label %if.else.i
if.then.i114:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i64 0, i64 0), i64 noundef %call.i112, i64 noundef %call)
  br label %queue_enter.exit
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i64 0, i64 0), i8* noundef %0, i64 noundef %call)
  br label %queue_enter.exit
queue_enter.exit:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i64 0, i64 0), i8* noundef %0, i64 noundef %call)
  br label %if.end56
if.end56:
  call void @__gsmack_atomic_end()
  br i1 %timed, label %land.rhs58, label %land.end60
land.rhs58:
  %call59 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end60
land.end60:
  %16 = phi i1 [ false, %if.end56 ], [ %call59, %land.rhs58 ]
  call void @__gsmack_atomic_begin()
  %call62 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.28, i64 0, i64 0), i64 noundef %call)
  %cmp63 = icmp eq i64 %call62, 0
  br i1 %cmp63, label %lor.end69, label %lor.rhs66
lor.rhs66:
  %call67 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.27, i64 0, i64 0), i8* noundef %0)
  %cmp68 = icmp ne i64 %call67, %call18
  br label %lor.end69
lor.end69:
  %17 = phi i1 [ true, %land.end60 ], [ %cmp68, %lor.rhs66 ]
  %call71 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.33, i64 0, i64 0), i64 noundef %call)
  %call.i115 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.35, i64 0, i64 0), i64 noundef 1)
  %cmp.i116 = icmp eq i64 %call.i115, 0
  br i1 %cmp.i116, label %if.then.i117, label %if.end.i
if.then.i117:
  br label %cond_spurious.exit
if.end.i:
  %cmp1.i118 = icmp eq i32 %repetition.addr.1, 1
  br i1 %cmp1.i118, label %if.then2.i, label %if.end3.i
if.then2.i:
  br label %cond_spurious.exit
if.end3.i:
  br i1 %cmp36, label %if.then5.i, label %if.end7.i
if.then5.i:
  %cmp6.i = icmp eq i64 %call71, 0
  br label %cond_spurious.exit
if.end7.i:
  %call8.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.35, i64 0, i64 0), i64 noundef 1)
  %cmp9.i = icmp slt i64 %call71, %call8.i
  br label %cond_spurious.exit
cond_spurious.exit:
  %retval.0.i = phi i1 [ false, %if.then.i117 ], [ true, %if.then2.i ], [ %cmp6.i, %if.then5.i ], [ %cmp9.i, %if.end7.i ]
  br i1 %17, label %land.end81, label %land.lhs.true75
land.lhs.true75:
  br i1 %16, label %land.end81, label %land.lhs.true77
land.lhs.true77:
  br i1 %retval.0.i, label %land.rhs79, label %land.end81
land.rhs79:
  %call80 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end81
land.end81:
  %18 = phi i1 [ false, %land.lhs.true77 ], [ false, %land.lhs.true75 ], [ false, %cond_spurious.exit ], [ %call80, %land.rhs79 ]
  %call83 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.35, i64 0, i64 0), i64 noundef 1)
  %cmp84 = icmp ne i64 %call83, 0
  br i1 %cmp84, label %land.lhs.true85, label %if.end93
land.lhs.true85:
  %cmp86 = icmp eq i32 %repetition.addr.1, 0
  br i1 %cmp86, label %if.then87, label %if.end93
if.then87:
  br i1 %17, label %lor.end91, label %lor.rhs89
lor.rhs89:
  br label %lor.end91
lor.end91:
  %19 = phi i1 [ true, %if.then87 ], [ %retval.0.i, %lor.rhs89 ]
  %call92 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.35, i64 0, i64 0), i64 noundef 1)
  call void @__gsmack_bound(i1 noundef zeroext %19, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.35, i64 0, i64 0), i64 noundef %call92)
  br label %if.end93
if.end93:
  br i1 %17, label %land.end102, label %land.lhs.true95
land.lhs.true95:
  br i1 %18, label %land.end102, label %land.lhs.true97
land.lhs.true97:
  br i1 %16, label %land.end102, label %land.lhs.true99
land.lhs.true99:
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.rhs100, label %land.end102
land.rhs100:
  %call101 = call zeroext i1 @__model_cancel_due()
  br label %land.end102
land.end102:
  %20 = phi i1 [ false, %land.lhs.true99 ], [ false, %land.lhs.true97 ], [ false, %land.lhs.true95 ], [ false, %if.end93 ], [ %call101, %land.rhs100 ]
  br i1 %timed, label %land.lhs.true105, label %if.end112
land.lhs.true105:
  br i1 %15, label %if.then107, label %if.end112
if.then107:
  br i1 %17, label %lor.end111, label %lor.rhs109
lor.rhs109:
  br label %lor.end111
lor.end111:
  %21 = phi i1 [ true, %if.then107 ], [ %20, %lor.rhs109 ]
  call void @__gsmack_await_for(i1 noundef zeroext %21, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.36, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  call void @__gsmack_assume(i1 noundef zeroext false)
  br label %if.end112
if.end112:
  br i1 %17, label %lor.end120, label %lor.lhs.false114
lor.lhs.false114:
  br i1 %18, label %lor.end120, label %lor.lhs.false116
lor.lhs.false116:
  br i1 %timed, label %lor.end120, label %lor.rhs118
lor.rhs118:
  br label %lor.end120
lor.end120:
  %22 = phi i1 [ true, %lor.lhs.false116 ], [ true, %lor.lhs.false114 ], [ true, %if.end112 ], [ %20, %lor.rhs118 ]
  call void @__gsmack_await_for(i1 noundef zeroext %22, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.20, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  %call121 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0), i64 noundef 0)
  %cmp122 = icmp eq i64 %call121, 0
  br i1 %cmp122, label %land.lhs.true123, label %if.end127
land.lhs.true123:
  br i1 %12, label %if.end127, label %if.then125
if.then125:
  %call126 = call i32 @cond_regain(%union.pthread_mutex_t* noundef %mutex, i8* noundef %mutex_gone, i1 noundef zeroext true)
  br label %if.end127
if.end127:
  %error.0 = phi i32 [ 0, %land.lhs.true123 ], [ %call126, %if.then125 ], [ 0, %lor.end120 ]
  %call128 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0)
  %cmp129 = icmp ne i64 %call128, -1
  br i1 %cmp129, label %if.then130, label %if.end131
if.then130:
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 48)
  br label %if.end131
if.end131:
  br i1 %17, label %if.end134, label %if.then133
if.then133:
  call void @cond_leave(%union.pthread_cond_t* noundef %cond, i64 noundef %call)
  br label %if.end134
if.end134:
  br i1 %18, label %lor.end144, label %lor.rhs136
lor.rhs136:
  br i1 %cmp50, label %land.lhs.true138, label %land.end143
land.lhs.true138:
  br i1 %17, label %land.end143, label %land.rhs140
land.rhs140:
  %lnot142 = xor i1 %20, true
  br label %land.end143
land.end143:
  %23 = phi i1 [ false, %land.lhs.true138 ], [ false, %lor.rhs136 ], [ %lnot142, %land.rhs140 ]
  br label %lor.end144
lor.end144:
  %24 = phi i1 [ true, %if.end134 ], [ %23, %land.end143 ]
  br i1 %24, label %cond.true, label %cond.false
cond.true:
  %add147 = add nsw i64 %call71, 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond148 = phi i64 [ %add147, %cond.true ], [ 0, %cond.false ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.33, i64 0, i64 0), i64 noundef %call, i64 noundef %cond148)
  br i1 %cmp50, label %if.then150, label %if.end152
if.then150:
  %call.i119 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.39, i64 0, i64 0), i8* noundef %0)
  %call1.i120 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.27, i64 0, i64 0), i8* noundef %0)
  %add.i121 = add nsw i64 %call.i119, %call1.i120
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.34, i64 0, i64 0), i64 noundef %call, i64 noundef %add.i121)
  br label %if.end152
if.end152:
  %call153 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0), i64 noundef 0)
  %cmp154 = icmp ne i64 %call153, 0
  br i1 %cmp154, label %land.lhs.true155, label %if.end158
land.lhs.true155:
  br i1 %12, label %if.end158, label %if.then157
if.then157:
  %call.i122 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i64 0, i64 0), i8* noundef %4)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i64 0, i64 0), i64 noundef %call, i64 noundef %call.i122)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i64 0, i64 0), i64 noundef %call, i64 noundef 0)
  %tobool.i123 = icmp ne i64 %call.i122, 0
  br i1 %tobool.i123, label %if.then.i124, label %if.else.i125
if.then.i124:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i64 0, i64 0), i64 noundef %call.i122, i64 noundef %call)
  br label %queue_enter.exit127
if.else.i125:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i64 0, i64 0), i8* noundef %4, i64 noundef %call)
  br label %queue_enter.exit127
queue_enter.exit127:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i64 0, i64 0), i8* noundef %4, i64 noundef %call)
  br label %if.end158
if.end158:
  call void @__gsmack_atomic_end()
  %call159 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0), i64 noundef 0)
  %cmp160 = icmp ne i64 %call159, 0
  br i1 %cmp160, label %land.lhs.true161, label %if.end167
land.lhs.true161:
  br i1 %12, label %if.end167, label %if.then163
if.then163:
  call void @__gsmack_atomic_begin()
  %call.i128 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0), i64 noundef 0)
  %cmp.i129 = icmp eq i64 %call.i128, 1
  br i1 %cmp.i129, label %cond.true.i131, label %cond.false.i133
cond.true.i131:
  %call1.i130 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i64 0, i64 0), i8* noundef %4)
  br label %queue_turn.exit
cond.false.i133:
  %call2.i132 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i64 0, i64 0), i8* noundef %4)
  br label %queue_turn.exit
queue_turn.exit:
  %cond.i134 = phi i64 [ %call1.i130, %cond.true.i131 ], [ %call2.i132, %cond.false.i133 ]
  %cmp165 = icmp eq i64 %cond.i134, %call
  %call166 = call i32 @cond_regain(%union.pthread_mutex_t* noundef %mutex, i8* noundef %mutex_gone, i1 noundef zeroext %cmp165)
  %call.i135 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i64 0, i64 0), i64 noundef %call)
  %call1.i136 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i64 0, i64 0), i64 noundef %call)
  %tobool.i137 = icmp ne i64 %call.i135, 0
  br i1 %tobool.i137, label %if.then.i138, label %if.else.i139
if.then.i138:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i64 0, i64 0), i64 noundef %call.i135, i64 noundef %call1.i136)
  br label %if.end.i140
if.else.i139:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i64 0, i64 0), i8* noundef %4, i64 noundef %call1.i136)
  br label %if.end.i140
if.end.i140:
  %tobool2.i = icmp ne i64 %call1.i136, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.else4.i
if.then3.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i64 0, i64 0), i64 noundef %call1.i136, i64 noundef %call.i135)
  br label %queue_leave.exit
if.else4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i64 0, i64 0), i8* noundef %4, i64 noundef %call.i135)
  br label %queue_leave.exit
queue_leave.exit:
  call void @__gsmack_atomic_end()
  br label %if.end167
if.end167:
  %error.1 = phi i32 [ %error.0, %land.lhs.true161 ], [ %call166, %queue_leave.exit ], [ %error.0, %if.end158 ]
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i, label %act_if.exit
land.lhs.true.i:
  br i1 %20, label %if.then.i141, label %act_if.exit
if.then.i141:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  %tobool169 = icmp ne i32 %error.1, 0
  br i1 %tobool169, label %if.end179, label %land.lhs.true170
land.lhs.true170:
  br i1 %timed, label %land.lhs.true172, label %if.end179
land.lhs.true172:
  br i1 %16, label %if.then178, label %lor.lhs.false174
lor.lhs.false174:
  br i1 %17, label %if.end179, label %lor.lhs.false176
lor.lhs.false176:
  br i1 %18, label %if.end179, label %if.then178
if.then178:
  br label %if.end179
if.end179:
  %error.2 = phi i32 [ %error.1, %act_if.exit ], [ 110, %if.then178 ], [ %error.1, %lor.lhs.false174 ], [ %error.1, %lor.lhs.false176 ], [ %error.1, %land.lhs.true170 ]
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %error.2, %if.end179 ], [ 1, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @__model_retest_pthread_cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i32 noundef %again) {
entry:
  %cmp.i = icmp eq i32 %again, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %repetition_of.exit
cond.false.i:
  %cmp1.i = icmp eq i32 %again, 1
  %cond.i = select i1 %cmp1.i, i32 2, i32 0
  br label %repetition_of.exit
repetition_of.exit:
  %cond2.i = phi i32 [ 1, %cond.true.i ], [ %cond.i, %cond.false.i ]
  %call1 = call i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext false, i32 noundef %cond2.i, i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.12, i64 0, i64 0))
  ret i32 %call1
}
define dso_local i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull %cond) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 48)
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.13, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i = icmp ne i64 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %2, %cond4.i.i
  br label %cond_require.exit.i
cond_require.exit.i:
  %3 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.14, i64 0, i64 0))
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end11.i
if.then.i:
  %call1.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0), i64 noundef 0)
  %cmp2.i = icmp eq i64 %call1.i, 0
  br i1 %cmp2.i, label %if.then3.i, label %if.else.i
if.then3.i:
  %call4.i = call i64 @__gsmack_nondet_ulong()
  %call5.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.28, i64 0, i64 0), i64 noundef %call4.i)
  %4 = ptrtoint %union.pthread_cond_t* %cond to i64
  %cmp6.i = icmp eq i64 %call5.i, %4
  call void @__gsmack_assume(i1 noundef zeroext %cmp6.i)
  %call7.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i64 0, i64 0), i64 noundef %call4.i)
  %call8.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.27, i64 0, i64 0), i8* noundef %0)
  %cmp9.i = icmp eq i64 %call7.i, %call8.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp9.i)
  br label %if.end.i
if.else.i:
  %call.i11.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0), i64 noundef 0)
  %cmp.i12.i = icmp eq i64 %call.i11.i, 1
  br i1 %cmp.i12.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %call1.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i64 0, i64 0), i8* noundef %0)
  br label %queue_turn.exit.i
cond.false.i.i:
  %call2.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i64 0, i64 0), i8* noundef %0)
  br label %queue_turn.exit.i
queue_turn.exit.i:
  %cond.i.i = phi i64 [ %call1.i.i, %cond.true.i.i ], [ %call2.i.i, %cond.false.i.i ]
  br label %if.end.i
if.end.i:
  %chosen.0.i = phi i64 [ %call4.i, %if.then3.i ], [ %cond.i.i, %queue_turn.exit.i ]
  call void @cond_leave(%union.pthread_cond_t* noundef %cond, i64 noundef %chosen.0.i)
  br label %if.end11.i
if.end11.i:
  %call12.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.35, i64 0, i64 0), i64 noundef 1)
  %cmp13.i = icmp ne i64 %call12.i, 0
  br i1 %cmp13.i, label %land.lhs.true.i, label %cond_signal.exit
land.lhs.true.i:
  %call14.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.45, i64 0, i64 0), i64 noundef 1)
  %tobool.i = icmp ne i64 %call14.i, 0
  br i1 %tobool.i, label %if.then15.i, label %cond_signal.exit
if.then15.i:
  %call16.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.39, i64 0, i64 0), i8* noundef %0)
  %add.i = add nsw i64 %call16.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.39, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i)
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
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.15, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i = icmp ne i64 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %2, %cond4.i.i
  br label %cond_require.exit.i
cond_require.exit.i:
  %3 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.16, i64 0, i64 0))
  %call.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.35, i64 0, i64 0), i64 noundef 1)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %lor.lhs.false.i
land.lhs.true.i:
  %call1.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.45, i64 0, i64 0), i64 noundef 1)
  %tobool.i = icmp ne i64 %call1.i, 0
  br i1 %tobool.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %call2.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i8* noundef %0)
  %cmp3.i = icmp ne i64 %call2.i, 0
  br i1 %cmp3.i, label %if.then.i, label %cond_broadcast.exit
if.then.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  %call4.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.27, i64 0, i64 0), i8* noundef %0)
  %add.i = add nsw i64 %call4.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.27, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i)
  %call5.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0), i64 noundef 0)
  %cmp6.i = icmp ne i64 %call5.i, 0
  br i1 %cmp6.i, label %if.then7.i, label %if.end.i
if.then7.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
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
  %call1 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i64 0, i64 0), i8* noundef %call)
  %cmp = icmp sle i64 %call1, 0
  call void @__gsmack_assert_about(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.20, i64 0, i64 0), i8* noundef %call)
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
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare extern_weak dso_local void @__model_mutex_tried()
declare extern_weak dso_local void @__model_c11_mutex_tried()
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_bound(i1 noundef zeroext, i8* noundef, i64 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
define internal i32 @cond_regain(%union.pthread_mutex_t* noundef %mutex, i8* noundef %gone, i1 noundef zeroext %turn) {
entry:
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 40)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp eq i64 %call.i, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %__data.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i, i32 0, i32 4
  %1 = load i32, i32* %__kind.i, align 8
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %conv.i = sext i32 %2 to i64
  %add.i = add nsw i64 %conv.i, 1
  %call2.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %tobool.i = icmp ne i64 %call2.i, 0
  %cond.i = select i1 %tobool.i, i32 96, i32 0
  %conv3.i = sext i32 %cond.i to i64
  %sub.i = sub nsw i64 %add.i, %conv3.i
  %cmp.i.i = icmp eq i64 %sub.i, -1
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %made_by_nobody.exit.i
cond.false.i.i:
  br label %made_by_nobody.exit.i
made_by_nobody.exit.i:
  %cond.i.i = phi i64 [ -2, %cond.true.i.i ], [ %sub.i, %cond.false.i.i ]
  br label %mutex_kind.exit
cond.false.i:
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond5.i = phi i64 [ %cond.i.i, %made_by_nobody.exit.i ], [ %call.i, %cond.false.i ]
  %call.i11 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp ne i64 %cond5.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* noundef %gone)
  %cmp2 = icmp sgt i64 %cond5.i, 16
  br i1 %cmp2, label %land.lhs.true, label %land.end
land.lhs.true:
  br i1 icmp ne (i1 (i64)* @__model_robust_orphan, i1 (i64)* null), label %land.rhs, label %land.end
land.rhs:
  %call3 = call zeroext i1 @__model_robust_orphan(i64 noundef %call.i11)
  br label %land.end
land.end:
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %mutex_kind.exit ], [ %call3, %land.rhs ]
  %cmp5 = icmp eq i64 %call.i11, 0
  br i1 %cmp5, label %land.rhs6, label %lor.lhs.false
lor.lhs.false:
  br i1 %3, label %land.rhs6, label %land.end8
land.rhs6:
  br label %land.end8
land.end8:
  %4 = phi i1 [ false, %lor.lhs.false ], [ %turn, %land.rhs6 ]
  call void @__gsmack_await_for(i1 noundef zeroext %4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.44, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i11)
  br i1 %3, label %if.then.i, label %if.end.i
if.then.i:
  %call.i12 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i12)
  %call2.i13 = call i32 @__model_robust_inherit(i8* noundef %0)
  br label %mutex_take.exit
if.end.i:
  %call5.i = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i64 0, i64 0), i8* noundef %0, i64 noundef %call5.i)
  br label %mutex_take.exit
mutex_take.exit:
  %retval.0.i = phi i32 [ %call2.i13, %if.then.i ], [ 0, %if.end.i ]
  ret i32 %retval.0.i
}
define internal void @cond_leave(%union.pthread_cond_t* noundef %cond, i64 noundef %thread) {
entry:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.28, i64 0, i64 0), i64 noundef %thread, i64 noundef 0)
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i8* noundef %0)
  %sub = sub nsw i64 %call, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i8* noundef %0, i64 noundef %sub)
  %call1 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0), i64 noundef 0)
  %cmp = icmp ne i64 %call1, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i64 0, i64 0), i64 noundef %thread)
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i64 0, i64 0), i64 noundef %thread)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.else.i
if.then.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i64 0, i64 0), i64 noundef %call.i, i64 noundef %call1.i)
  br label %if.end.i
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.40, i64 0, i64 0), i8* noundef %0, i64 noundef %call1.i)
  br label %if.end.i
if.end.i:
  %tobool2.i = icmp ne i64 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.else4.i
if.then3.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.42, i64 0, i64 0), i64 noundef %call1.i, i64 noundef %call.i)
  br label %queue_leave.exit
if.else4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.43, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i)
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
