target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.timespec = type { i64, i64 }
@.str = private unnamed_addr constant [61 x i8] c"pthread_cond_timedwait: the condition variable was destroyed\00", align 1
@.str.1 = private unnamed_addr constant [66 x i8] c"pthread_cond_timedwait: the condition variable is not initialised\00", align 1
@.str.2 = private unnamed_addr constant [61 x i8] c"pthread_cond_timedwait: the mutex is not held by this thread\00", align 1
@.str.3 = private unnamed_addr constant [62 x i8] c"pthread_cond_timedwait: other threads wait with another mutex\00", align 1
@.str.4 = private unnamed_addr constant [48 x i8] c"pthread_cond_timedwait: the mutex was destroyed\00", align 1
@.str.5 = private unnamed_addr constant [61 x i8] c"pthread_cond_clockwait: the condition variable was destroyed\00", align 1
@.str.6 = private unnamed_addr constant [66 x i8] c"pthread_cond_clockwait: the condition variable is not initialised\00", align 1
@.str.7 = private unnamed_addr constant [61 x i8] c"pthread_cond_clockwait: the mutex is not held by this thread\00", align 1
@.str.8 = private unnamed_addr constant [62 x i8] c"pthread_cond_clockwait: other threads wait with another mutex\00", align 1
@.str.9 = private unnamed_addr constant [48 x i8] c"pthread_cond_clockwait: the mutex was destroyed\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.11 = private unnamed_addr constant [11 x i8] c"cond.mutex\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"cond.waiters\00", align 1
@.str.13 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
@.str.14 = private unnamed_addr constant [13 x i8] c"cond.waiting\00", align 1
@.str.15 = private unnamed_addr constant [11 x i8] c"cond.since\00", align 1
@.str.16 = private unnamed_addr constant [16 x i8] c"cond.generation\00", align 1
@.str.17 = private unnamed_addr constant [7 x i8] c"wakeup\00", align 1
@.str.18 = private unnamed_addr constant [11 x i8] c"cond.state\00", align 1
@.str.19 = private unnamed_addr constant [12 x i8] c"static-init\00", align 1
@.str.20 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.21 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.22 = private unnamed_addr constant [11 x i8] c"queue.last\00", align 1
@.str.23 = private unnamed_addr constant [13 x i8] c"queue.before\00", align 1
@.str.24 = private unnamed_addr constant [11 x i8] c"queue.next\00", align 1
@.str.25 = private unnamed_addr constant [12 x i8] c"queue.first\00", align 1
@.str.26 = private unnamed_addr constant [19 x i8] c"condition variable\00", align 1
@.str.27 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.28 = private unnamed_addr constant [10 x i8] c"cond.left\00", align 1
@.str.29 = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
define dso_local i32 @__model_begin_pthread_cond_timedwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %polls) {
entry:
  %call = call i32 @cond_begin(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %polls, i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.3, i64 0, i64 0))
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
  %call.i = call i64 @__gsmack_self()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 48)
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i64 0, i64 0), i8* noundef %gone)
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.19, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i = icmp ne i64 %call3.i.i, 0
  %cond4.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %cmp5.i.i = icmp eq i32 %2, %cond4.i.i
  br label %cond_require.exit.i
cond_require.exit.i:
  %3 = phi i1 [ true, %cancellation_point.exit ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i64 0, i64 0), i8* noundef %raw)
  %4 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %4, i64 noundef 40)
  %call.i28.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i64 0, i64 0), i8* noundef %4)
  %cmp.i29.i = icmp eq i64 %call.i28.i, 0
  br i1 %cmp.i29.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i30.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i30.i, i32 0, i32 4
  %5 = load i32, i32* %__kind.i.i, align 8
  %6 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %5)
  %conv.i.i = sext i32 %6 to i64
  %add.i.i = add nsw i64 %conv.i.i, 1
  %call2.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.19, i64 0, i64 0), i64 noundef 0)
  %tobool.i31.i = icmp ne i64 %call2.i.i, 0
  %cond.i.i = select i1 %tobool.i31.i, i32 96, i32 0
  %conv3.i.i = sext i32 %cond.i.i to i64
  %sub.i.i = sub nsw i64 %add.i.i, %conv3.i.i
  %cmp.i.i.i = icmp eq i64 %sub.i.i, -1
  br i1 %cmp.i.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  br label %made_by_nobody.exit.i.i
cond.false.i.i.i:
  br label %made_by_nobody.exit.i.i
made_by_nobody.exit.i.i:
  %cond.i.i.i = phi i64 [ -2, %cond.true.i.i.i ], [ %sub.i.i, %cond.false.i.i.i ]
  br label %mutex_kind.exit.i
cond.false.i.i:
  br label %mutex_kind.exit.i
mutex_kind.exit.i:
  %cond5.i.i = phi i64 [ %cond.i.i.i, %made_by_nobody.exit.i.i ], [ %call.i28.i, %cond.false.i.i ]
  %call.i32.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i64 0, i64 0), i8* noundef %4)
  %cmp.i = icmp eq i64 %call.i32.i, %call.i
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp.i33.i = icmp eq i64 %cond5.i.i, 2
  br i1 %cmp.i33.i, label %mutex_checks.exit.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  %cmp1.i34.i = icmp eq i64 %cond5.i.i, 3
  br i1 %cmp1.i34.i, label %mutex_checks.exit.i, label %lor.rhs.i35.i
lor.rhs.i35.i:
  %cmp2.i.i = icmp sgt i64 %cond5.i.i, 16
  br label %mutex_checks.exit.i
mutex_checks.exit.i:
  %7 = phi i1 [ true, %lor.lhs.false.i.i ], [ true, %lor.rhs.i ], [ %cmp2.i.i, %lor.rhs.i35.i ]
  br label %lor.end.i
lor.end.i:
  %8 = phi i1 [ true, %mutex_kind.exit.i ], [ %7, %mutex_checks.exit.i ]
  call void @__gsmack_assert(i1 noundef zeroext %8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i64 0, i64 0), i8* noundef %not_held)
  br i1 %cmp.i, label %if.end.i, label %land.lhs.true.i
land.lhs.true.i:
  %cmp.i36.i = icmp eq i64 %cond5.i.i, 2
  br i1 %cmp.i36.i, label %mutex_checks.exit41.i, label %lor.lhs.false.i38.i
lor.lhs.false.i38.i:
  %cmp1.i37.i = icmp eq i64 %cond5.i.i, 3
  br i1 %cmp1.i37.i, label %mutex_checks.exit41.i, label %lor.rhs.i40.i
lor.rhs.i40.i:
  %cmp2.i39.i = icmp sgt i64 %cond5.i.i, 16
  br label %mutex_checks.exit41.i
mutex_checks.exit41.i:
  %9 = phi i1 [ true, %lor.lhs.false.i38.i ], [ true, %land.lhs.true.i ], [ %cmp2.i39.i, %lor.rhs.i40.i ]
  br i1 %9, label %if.then.i2, label %if.end.i
if.then.i2:
  br label %cond_enter.exit
if.end.i:
  %call7.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.11, i64 0, i64 0), i8* noundef %0)
  %call8.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i64 0, i64 0), i8* noundef %0)
  %cmp9.i = icmp eq i64 %call7.i, 0
  br i1 %cmp9.i, label %lor.end13.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %10 = ptrtoint %union.pthread_mutex_t* %mutex to i64
  %cmp10.i = icmp eq i64 %call7.i, %10
  br i1 %cmp10.i, label %lor.end13.i, label %lor.rhs11.i
lor.rhs11.i:
  %cmp12.i = icmp eq i64 %call8.i, 0
  br label %lor.end13.i
lor.end13.i:
  %11 = phi i1 [ true, %lor.lhs.false.i ], [ true, %if.end.i ], [ %cmp12.i, %lor.rhs11.i ]
  call void @__gsmack_assert(i1 noundef zeroext %11, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i64 0, i64 0), i8* noundef %other)
  %cmp.i42.i = icmp sgt i64 %cond5.i.i, 16
  br i1 %cmp.i42.i, label %cond.true.i44.i, label %cond.false.i45.i
cond.true.i44.i:
  %sub.i43.i = sub nsw i64 %cond5.i.i, 16
  br label %mutex_type.exit.i
cond.false.i45.i:
  br label %mutex_type.exit.i
mutex_type.exit.i:
  %cond.i46.i = phi i64 [ %sub.i43.i, %cond.true.i44.i ], [ %cond5.i.i, %cond.false.i45.i ]
  %cmp15.i = icmp eq i64 %cond.i46.i, 2
  br i1 %cmp15.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call16.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0), i8* noundef %4)
  %cmp17.i = icmp ne i64 %call16.i, 0
  br label %land.end.i
land.end.i:
  %12 = phi i1 [ false, %mutex_type.exit.i ], [ %cmp17.i, %land.rhs.i ]
  %cond18.i = select i1 %12, i32 2, i32 1
  %cmp19.i = icmp eq i32 %cond18.i, 1
  br i1 %cmp19.i, label %if.then20.i, label %if.end21.i
if.then20.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i64 0, i64 0), i8* noundef %4, i64 noundef 0)
  br label %if.end21.i
if.end21.i:
  br i1 %polls, label %if.then23.i, label %if.end24.i
if.then23.i:
  br label %cleanup.i
if.end24.i:
  %13 = ptrtoint %union.pthread_cond_t* %cond to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.14, i64 0, i64 0), i64 noundef %call.i, i64 noundef %13)
  %call25.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.16, i64 0, i64 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.15, i64 0, i64 0), i64 noundef %call.i, i64 noundef %call25.i)
  %add.i = add nsw i64 %call8.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i)
  %14 = ptrtoint %union.pthread_mutex_t* %mutex to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.11, i64 0, i64 0), i8* noundef %0, i64 noundef %14)
  %call26.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i64 0, i64 0), i64 noundef 0)
  %cmp27.i = icmp ne i64 %call26.i, 0
  br i1 %cmp27.i, label %if.then28.i, label %if.end29.i
if.then28.i:
  %call.i47.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.22, i64 0, i64 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i64 noundef %call.i, i64 noundef %call.i47.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i64 0, i64 0), i64 noundef %call.i, i64 noundef 0)
  %tobool.i48.i = icmp ne i64 %call.i47.i, 0
  br i1 %tobool.i48.i, label %if.then.i.i, label %if.else.i.i
if.then.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i64 0, i64 0), i64 noundef %call.i47.i, i64 noundef %call.i)
  br label %queue_enter.exit.i
if.else.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i)
  br label %queue_enter.exit.i
queue_enter.exit.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.22, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i)
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
define dso_local i32 @__model_end_pthread_cond_timedwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %polls, i32 noundef %begun) {
entry:
  %call = call i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %polls, i32 noundef %begun, i1 noundef zeroext true, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.4, i64 0, i64 0))
  ret i32 %call
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
  %call.i = call i64 @__gsmack_self()
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.14, i64 0, i64 0), i64 noundef %call.i)
  %cmp.i = icmp eq i64 %call1.i, 0
  br i1 %cmp.i, label %cond_woken.exit, label %lor.rhs.i
lor.rhs.i:
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call2.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.16, i64 0, i64 0), i8* noundef %0)
  %call3.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.15, i64 0, i64 0), i64 noundef %call.i)
  %cmp4.i = icmp ne i64 %call2.i, %call3.i
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
  call void @__gsmack_await_for(i1 noundef zeroext %5, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.26, i64 0, i64 0), i8* noundef %6, i64 noundef 0)
  br label %if.end16
if.end16:
  %cmp17 = icmp eq i32 %begun, 2
  %call.i13 = call i64 @__gsmack_self()
  %call2.i14 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i64 0, i64 0), i64 noundef 0)
  %cmp.i15 = icmp eq i64 %call2.i14, 0
  br i1 %cmp.i15, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  br i1 %cmp17, label %if.end.i, label %if.then.i
if.then.i:
  %7 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %7, i64 noundef 40)
  %call.i.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i64 0, i64 0), i8* noundef %7)
  %cmp.i.i.i = icmp eq i64 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  %__data.i.i.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i.i, i32 0, i32 4
  %8 = load i32, i32* %__kind.i.i.i, align 8
  %9 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %8)
  %conv.i.i.i = sext i32 %9 to i64
  %add.i.i.i = add nsw i64 %conv.i.i.i, 1
  %call2.i.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.19, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i.i = icmp ne i64 %call2.i.i.i, 0
  %cond.i.i.i = select i1 %tobool.i.i.i, i32 96, i32 0
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
  %cond5.i.i.i = phi i64 [ %cond.i.i.i.i, %made_by_nobody.exit.i.i.i ], [ %call.i.i.i, %cond.false.i.i.i ]
  %call.i11.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i64 0, i64 0), i8* noundef %7)
  %cmp.i.i = icmp ne i64 %cond5.i.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i64 0, i64 0), i8* noundef %mutex_gone)
  %cmp2.i.i = icmp sgt i64 %cond5.i.i.i, 16
  br i1 %cmp2.i.i, label %land.lhs.true.i.i, label %land.end.i.i
land.lhs.true.i.i:
  br i1 icmp ne (i1 (i64)* @__model_robust_orphan, i1 (i64)* null), label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %call3.i.i = call zeroext i1 @__model_robust_orphan(i64 noundef %call.i11.i.i)
  br label %land.end.i.i
land.end.i.i:
  %10 = phi i1 [ false, %land.lhs.true.i.i ], [ false, %mutex_kind.exit.i.i ], [ %call3.i.i, %land.rhs.i.i ]
  %cmp5.i.i = icmp eq i64 %call.i11.i.i, 0
  br i1 %cmp5.i.i, label %land.rhs6.i.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  br i1 %10, label %land.rhs6.i.i, label %land.end8.i.i
land.rhs6.i.i:
  br label %land.end8.i.i
land.end8.i.i:
  %11 = phi i1 [ false, %lor.lhs.false.i.i ], [ true, %land.rhs6.i.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %11, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.29, i64 0, i64 0), i8* noundef %7, i64 noundef %call.i11.i.i)
  br i1 %10, label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i12.i.i = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i64 0, i64 0), i8* noundef %7, i64 noundef %call.i12.i.i)
  %call2.i13.i.i = call i32 @__model_robust_inherit(i8* noundef %7)
  br label %cond_regain.exit.i
if.end.i.i.i:
  %call5.i.i.i = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i64 0, i64 0), i8* noundef %7, i64 noundef %call5.i.i.i)
  br label %cond_regain.exit.i
cond_regain.exit.i:
  %retval.0.i.i.i = phi i32 [ %call2.i13.i.i, %if.then.i.i.i ], [ 0, %if.end.i.i.i ]
  br label %if.end.i
if.end.i:
  %error.0.i = phi i32 [ 0, %land.lhs.true.i ], [ %retval.0.i.i.i, %cond_regain.exit.i ], [ 0, %if.end16 ]
  %12 = bitcast %union.pthread_cond_t* %cond to i8*
  %call4.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i8* noundef %12)
  %cmp5.i = icmp ne i64 %call4.i, -1
  br i1 %cmp5.i, label %if.then6.i, label %if.end8.i
if.then6.i:
  call void @__gsmack_uses(i8* noundef %12, i64 noundef 48)
  %call7.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.28, i64 0, i64 0), i8* noundef %12)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.28, i64 0, i64 0), i8* noundef %12, i64 noundef %call7.i)
  br label %if.end8.i
if.end8.i:
  br i1 %3, label %if.then10.i, label %if.end11.i
if.then10.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.14, i64 0, i64 0), i64 noundef %call.i13, i64 noundef 0)
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i64 0, i64 0), i8* noundef %12)
  %sub.i.i = sub nsw i64 %call.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i64 0, i64 0), i8* noundef %12, i64 noundef %sub.i.i)
  %call1.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i64 0, i64 0), i64 noundef 0)
  %cmp.i17.i = icmp ne i64 %call1.i.i, 0
  br i1 %cmp.i17.i, label %if.then.i.i, label %cond_leave.exit.i
if.then.i.i:
  %call.i.i18.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i64 0, i64 0), i64 noundef %call.i13)
  %call1.i.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i64 noundef %call.i13)
  %tobool.i.i19.i = icmp ne i64 %call.i.i18.i, 0
  br i1 %tobool.i.i19.i, label %if.then.i.i20.i, label %if.else.i.i.i
if.then.i.i20.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i64 noundef %call.i.i18.i, i64 noundef %call1.i.i.i)
  br label %if.end.i.i21.i
if.else.i.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.22, i64 0, i64 0), i8* noundef %12, i64 noundef %call1.i.i.i)
  br label %if.end.i.i21.i
if.end.i.i21.i:
  %tobool2.i.i.i = icmp ne i64 %call1.i.i.i, 0
  br i1 %tobool2.i.i.i, label %if.then3.i.i.i, label %if.else4.i.i.i
if.then3.i.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i64 0, i64 0), i64 noundef %call1.i.i.i, i64 noundef %call.i.i18.i)
  br label %queue_leave.exit.i.i
if.else4.i.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i64 0, i64 0), i8* noundef %12, i64 noundef %call.i.i18.i)
  br label %queue_leave.exit.i.i
queue_leave.exit.i.i:
  br label %cond_leave.exit.i
cond_leave.exit.i:
  br label %if.end11.i
if.end11.i:
  %call12.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i64 0, i64 0), i64 noundef 0)
  %cmp13.i = icmp ne i64 %call12.i, 0
  br i1 %cmp13.i, label %land.lhs.true14.i, label %if.end17.i
land.lhs.true14.i:
  br i1 %cmp17, label %if.end17.i, label %if.then16.i
if.then16.i:
  %13 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i22.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.22, i64 0, i64 0), i8* noundef %13)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i64 noundef %call.i13, i64 noundef %call.i22.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i64 0, i64 0), i64 noundef %call.i13, i64 noundef 0)
  %tobool.i.i = icmp ne i64 %call.i22.i, 0
  br i1 %tobool.i.i, label %if.then.i23.i, label %if.else.i.i
if.then.i23.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i64 0, i64 0), i64 noundef %call.i22.i, i64 noundef %call.i13)
  br label %queue_enter.exit.i
if.else.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i64 0, i64 0), i8* noundef %13, i64 noundef %call.i13)
  br label %queue_enter.exit.i
queue_enter.exit.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.22, i64 0, i64 0), i8* noundef %13, i64 noundef %call.i13)
  br label %if.end17.i
if.end17.i:
  call void @__gsmack_atomic_end()
  %call18.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i64 0, i64 0), i64 noundef 0)
  %cmp19.i = icmp ne i64 %call18.i, 0
  br i1 %cmp19.i, label %land.lhs.true20.i, label %cond_return.exit
land.lhs.true20.i:
  br i1 %cmp17, label %cond_return.exit, label %if.then22.i
if.then22.i:
  call void @__gsmack_atomic_begin()
  %14 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i24.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i64 0, i64 0), i64 noundef 0)
  %cmp.i25.i = icmp eq i64 %call.i24.i, 1
  br i1 %cmp.i25.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %call1.i26.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i64 0, i64 0), i8* noundef %14)
  br label %queue_turn.exit.i
cond.false.i.i:
  %call2.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.22, i64 0, i64 0), i8* noundef %14)
  br label %queue_turn.exit.i
queue_turn.exit.i:
  %cond.i.i = phi i64 [ %call1.i26.i, %cond.true.i.i ], [ %call2.i.i, %cond.false.i.i ]
  %cmp24.i = icmp eq i64 %cond.i.i, %call.i13
  call void @__gsmack_uses(i8* noundef %14, i64 noundef 40)
  %call.i.i27.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i64 0, i64 0), i8* noundef %14)
  %cmp.i.i28.i = icmp eq i64 %call.i.i27.i, 0
  br i1 %cmp.i.i28.i, label %cond.true.i.i39.i, label %cond.false.i.i44.i
cond.true.i.i39.i:
  %__data.i.i29.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i30.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i29.i, i32 0, i32 4
  %15 = load i32, i32* %__kind.i.i30.i, align 8
  %16 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %15)
  %conv.i.i31.i = sext i32 %16 to i64
  %add.i.i32.i = add nsw i64 %conv.i.i31.i, 1
  %call2.i.i33.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.19, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i34.i = icmp ne i64 %call2.i.i33.i, 0
  %cond.i.i35.i = select i1 %tobool.i.i34.i, i32 96, i32 0
  %conv3.i.i36.i = sext i32 %cond.i.i35.i to i64
  %sub.i.i37.i = sub nsw i64 %add.i.i32.i, %conv3.i.i36.i
  %cmp.i.i.i38.i = icmp eq i64 %sub.i.i37.i, -1
  br i1 %cmp.i.i.i38.i, label %cond.true.i.i.i40.i, label %cond.false.i.i.i41.i
cond.true.i.i.i40.i:
  br label %made_by_nobody.exit.i.i43.i
cond.false.i.i.i41.i:
  br label %made_by_nobody.exit.i.i43.i
made_by_nobody.exit.i.i43.i:
  %cond.i.i.i42.i = phi i64 [ -2, %cond.true.i.i.i40.i ], [ %sub.i.i37.i, %cond.false.i.i.i41.i ]
  br label %mutex_kind.exit.i49.i
cond.false.i.i44.i:
  br label %mutex_kind.exit.i49.i
mutex_kind.exit.i49.i:
  %cond5.i.i45.i = phi i64 [ %cond.i.i.i42.i, %made_by_nobody.exit.i.i43.i ], [ %call.i.i27.i, %cond.false.i.i44.i ]
  %call.i11.i46.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i64 0, i64 0), i8* noundef %14)
  %cmp.i47.i = icmp ne i64 %cond5.i.i45.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i47.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i64 0, i64 0), i8* noundef %mutex_gone)
  %cmp2.i48.i = icmp sgt i64 %cond5.i.i45.i, 16
  br i1 %cmp2.i48.i, label %land.lhs.true.i50.i, label %land.end.i55.i
land.lhs.true.i50.i:
  br i1 icmp ne (i1 (i64)* @__model_robust_orphan, i1 (i64)* null), label %land.rhs.i52.i, label %land.end.i55.i
land.rhs.i52.i:
  %call3.i51.i = call zeroext i1 @__model_robust_orphan(i64 noundef %call.i11.i46.i)
  br label %land.end.i55.i
land.end.i55.i:
  %17 = phi i1 [ false, %land.lhs.true.i50.i ], [ false, %mutex_kind.exit.i49.i ], [ %call3.i51.i, %land.rhs.i52.i ]
  %cmp5.i54.i = icmp eq i64 %call.i11.i46.i, 0
  br i1 %cmp5.i54.i, label %land.rhs6.i57.i, label %lor.lhs.false.i56.i
lor.lhs.false.i56.i:
  br i1 %17, label %land.rhs6.i57.i, label %land.end8.i59.i
land.rhs6.i57.i:
  br label %land.end8.i59.i
land.end8.i59.i:
  %18 = phi i1 [ false, %lor.lhs.false.i56.i ], [ %cmp24.i, %land.rhs6.i57.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %18, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.29, i64 0, i64 0), i8* noundef %14, i64 noundef %call.i11.i46.i)
  br i1 %17, label %if.then.i.i62.i, label %if.end.i.i64.i
if.then.i.i62.i:
  %call.i12.i60.i = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i64 0, i64 0), i8* noundef %14, i64 noundef %call.i12.i60.i)
  %call2.i13.i61.i = call i32 @__model_robust_inherit(i8* noundef %14)
  br label %cond_regain.exit66.i
if.end.i.i64.i:
  %call5.i.i63.i = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i64 0, i64 0), i8* noundef %14, i64 noundef %call5.i.i63.i)
  br label %cond_regain.exit66.i
cond_regain.exit66.i:
  %retval.0.i.i65.i = phi i32 [ %call2.i13.i61.i, %if.then.i.i62.i ], [ 0, %if.end.i.i64.i ]
  %call.i67.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i64 0, i64 0), i64 noundef %call.i13)
  %call1.i68.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i64 noundef %call.i13)
  %tobool.i69.i = icmp ne i64 %call.i67.i, 0
  br i1 %tobool.i69.i, label %if.then.i70.i, label %if.else.i71.i
if.then.i70.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i64 noundef %call.i67.i, i64 noundef %call1.i68.i)
  br label %if.end.i.i
if.else.i71.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.22, i64 0, i64 0), i8* noundef %14, i64 noundef %call1.i68.i)
  br label %if.end.i.i
if.end.i.i:
  %tobool2.i.i = icmp ne i64 %call1.i68.i, 0
  br i1 %tobool2.i.i, label %if.then3.i.i, label %if.else4.i.i
if.then3.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i64 0, i64 0), i64 noundef %call1.i68.i, i64 noundef %call.i67.i)
  br label %queue_leave.exit.i
if.else4.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i64 0, i64 0), i8* noundef %14, i64 noundef %call.i67.i)
  br label %queue_leave.exit.i
queue_leave.exit.i:
  call void @__gsmack_atomic_end()
  br label %cond_return.exit
cond_return.exit:
  %error.1.i = phi i32 [ %error.0.i, %land.lhs.true20.i ], [ %retval.0.i.i65.i, %queue_leave.exit.i ], [ %error.0.i, %if.end17.i ]
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
  %call27 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.27, i64 0, i64 0), i64 noundef 1)
  %cmp28 = icmp eq i64 %call27, 0
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
define dso_local i32 @__model_begin_pthread_cond_clockwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %polls) {
entry:
  %call = call i32 @cond_begin(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %polls, i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.8, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @__model_end_pthread_cond_clockwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %polls, i32 noundef %begun) {
entry:
  %call = call i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %polls, i32 noundef %begun, i1 noundef zeroext true, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.9, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex, %struct.timespec* noundef nonnull %time) {
entry:
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %0 = load i64, i64* %tv_sec.i, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %0)
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i64, i64* %tv_nsec.i, align 8
  %cmp.i = icmp sge i64 %1, 0
  br i1 %cmp.i, label %land.rhs.i, label %valid_time.exit
land.rhs.i:
  %cmp2.i = icmp slt i64 %1, 1000000000
  br label %valid_time.exit
valid_time.exit:
  %2 = phi i1 [ false, %entry ], [ %cmp2.i, %land.rhs.i ]
  br i1 %2, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %call1 = call zeroext i1 @__gsmack_nondet_spurious()
  %call3 = call i32 @__model_begin_pthread_cond_timedwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %call1)
  %call4 = call i32 @__model_end_pthread_cond_timedwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %call1, i32 noundef %call3)
  br label %return
return:
  %retval.0 = phi i32 [ %call4, %if.end ], [ 22, %if.then ]
  ret i32 %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_spurious()
define dso_local i32 @pthread_cond_clockwait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex, i32 noundef %clock, %struct.timespec* noundef nonnull %time) {
entry:
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %0 = load i64, i64* %tv_sec.i, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %0)
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i64, i64* %tv_nsec.i, align 8
  %cmp.i = icmp sge i64 %1, 0
  br i1 %cmp.i, label %land.rhs.i, label %valid_time.exit
land.rhs.i:
  %cmp2.i = icmp slt i64 %1, 1000000000
  br label %valid_time.exit
valid_time.exit:
  %2 = phi i1 [ false, %entry ], [ %cmp2.i, %land.rhs.i ]
  br i1 %2, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %cmp.i4 = icmp eq i32 %clock, 0
  br i1 %cmp.i4, label %can_wait_by.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %clock, 1
  br label %can_wait_by.exit
can_wait_by.exit:
  %3 = phi i1 [ true, %lor.lhs.false ], [ %cmp1.i, %lor.rhs.i ]
  br i1 %3, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %call2 = call zeroext i1 @__gsmack_nondet_spurious()
  %call4 = call i32 @__model_begin_pthread_cond_clockwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %call2)
  %call5 = call i32 @__model_end_pthread_cond_clockwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %call2, i32 noundef %call4)
  br label %return
return:
  %retval.0 = phi i32 [ %call5, %if.end ], [ 22, %if.then ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_atomic_end()
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare extern_weak dso_local zeroext i1 @__model_robust_orphan(i64 noundef)
declare extern_weak dso_local i32 @__model_robust_inherit(i8* noundef)
declare extern_weak dso_local void @__model_cancel_end()
declare dso_local void @__model_needs(i32 noundef, ...)
