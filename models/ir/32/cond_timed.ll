target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
%struct.timespec = type { i32, i32 }
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
@.str.11 = private unnamed_addr constant [13 x i8] c"cond.waiters\00", align 1
@.str.12 = private unnamed_addr constant [11 x i8] c"cond.mutex\00", align 1
@.str.13 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
@.str.14 = private unnamed_addr constant [16 x i8] c"cond.generation\00", align 1
@.str.15 = private unnamed_addr constant [13 x i8] c"cond.waiting\00", align 1
@.str.16 = private unnamed_addr constant [11 x i8] c"cond.since\00", align 1
@.str.17 = private unnamed_addr constant [7 x i8] c"wakeup\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"cond.last\00", align 1
@.str.19 = private unnamed_addr constant [10 x i8] c"cond.with\00", align 1
@.str.20 = private unnamed_addr constant [14 x i8] c"cond.spurious\00", align 1
@.str.21 = private unnamed_addr constant [10 x i8] c"cond.seen\00", align 1
@.str.22 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.23 = private unnamed_addr constant [19 x i8] c"condition variable\00", align 1
@.str.24 = private unnamed_addr constant [11 x i8] c"cond.state\00", align 1
@.str.25 = private unnamed_addr constant [12 x i8] c"static-init\00", align 1
@.str.26 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.27 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.28 = private unnamed_addr constant [13 x i8] c"cond.signals\00", align 1
@.str.29 = private unnamed_addr constant [11 x i8] c"queue.last\00", align 1
@.str.30 = private unnamed_addr constant [13 x i8] c"queue.before\00", align 1
@.str.31 = private unnamed_addr constant [11 x i8] c"queue.next\00", align 1
@.str.32 = private unnamed_addr constant [12 x i8] c"queue.first\00", align 1
@.str.33 = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
define dso_local i32 @__model_wait_pthread_cond_timedwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex) {
entry:
  %call = call i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext true, i32 noundef 0, i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.4, i32 0, i32 0))
  ret i32 %call
}
define internal i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %timed, i32 noundef %repetition, i8* noundef %gone, i8* noundef %raw, i8* noundef %not_held, i8* noundef %other, i8* noundef %mutex_gone) {
entry:
  %call = call i32 @__gsmack_self()
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 48)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* noundef %gone)
  %cmp1.i = icmp ne i32 %call.i, 0
  br i1 %cmp1.i, label %cond_require.exit, label %lor.rhs.i
lor.rhs.i:
  %__data.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0), i32 noundef 0)
  %tobool.i = icmp ne i32 %call3.i, 0
  %cond4.i = select i1 %tobool.i, i32 96, i32 0
  %cmp5.i = icmp eq i32 %2, %cond4.i
  br label %cond_require.exit
cond_require.exit:
  %3 = phi i1 [ true, %cancellation_point.exit ], [ %cmp5.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* noundef %raw)
  %4 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %4, i32 noundef 24)
  %call.i85 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.26, i32 0, i32 0), i8* noundef %4)
  %cmp.i86 = icmp eq i32 %call.i85, 0
  br i1 %cmp.i86, label %cond.true.i, label %cond.false.i
cond.true.i:
  %__data.i87 = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i87, i32 0, i32 3
  %5 = load i32, i32* %__kind.i, align 4
  %6 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %5)
  %add.i = add nsw i32 %6, 1
  %call2.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0), i32 noundef 0)
  %tobool.i88 = icmp ne i32 %call2.i, 0
  %cond.i = select i1 %tobool.i88, i32 96, i32 0
  %sub.i = sub nsw i32 %add.i, %cond.i
  %cmp.i.i = icmp eq i32 %sub.i, -1
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %made_by_nobody.exit.i
cond.false.i.i:
  br label %made_by_nobody.exit.i
made_by_nobody.exit.i:
  %cond.i.i = phi i32 [ -2, %cond.true.i.i ], [ %sub.i, %cond.false.i.i ]
  br label %mutex_kind.exit
cond.false.i:
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond4.i89 = phi i32 [ %cond.i.i, %made_by_nobody.exit.i ], [ %call.i85, %cond.false.i ]
  %call.i90 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i32 0, i32 0), i8* noundef %4)
  %cmp = icmp eq i32 %call.i90, %call
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp.i91 = icmp eq i32 %cond4.i89, 2
  br i1 %cmp.i91, label %mutex_checks.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i92 = icmp eq i32 %cond4.i89, 3
  br i1 %cmp1.i92, label %mutex_checks.exit, label %lor.rhs.i93
lor.rhs.i93:
  %cmp2.i = icmp sgt i32 %cond4.i89, 16
  br label %mutex_checks.exit
mutex_checks.exit:
  %7 = phi i1 [ true, %lor.lhs.false.i ], [ true, %lor.rhs ], [ %cmp2.i, %lor.rhs.i93 ]
  br label %lor.end
lor.end:
  %8 = phi i1 [ true, %mutex_kind.exit ], [ %7, %mutex_checks.exit ]
  call void @__gsmack_assert(i1 noundef zeroext %8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* noundef %not_held)
  br i1 %cmp, label %if.end, label %land.lhs.true
land.lhs.true:
  %cmp.i94 = icmp eq i32 %cond4.i89, 2
  br i1 %cmp.i94, label %mutex_checks.exit99, label %lor.lhs.false.i96
lor.lhs.false.i96:
  %cmp1.i95 = icmp eq i32 %cond4.i89, 3
  br i1 %cmp1.i95, label %mutex_checks.exit99, label %lor.rhs.i98
lor.rhs.i98:
  %cmp2.i97 = icmp sgt i32 %cond4.i89, 16
  br label %mutex_checks.exit99
mutex_checks.exit99:
  %9 = phi i1 [ true, %lor.lhs.false.i96 ], [ true, %land.lhs.true ], [ %cmp2.i97, %lor.rhs.i98 ]
  br i1 %9, label %if.then, label %if.end
if.then:
  call void @__gsmack_atomic_end()
  br label %cleanup
if.end:
  %call7 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0), i8* noundef %0)
  %cmp8 = icmp eq i32 %call7, 0
  br i1 %cmp8, label %lor.end12, label %lor.rhs9
lor.rhs9:
  %call10 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.12, i32 0, i32 0), i8* noundef %0)
  %10 = ptrtoint %union.pthread_mutex_t* %mutex to i32
  %cmp11 = icmp eq i32 %call10, %10
  br label %lor.end12
lor.end12:
  %11 = phi i1 [ true, %if.end ], [ %cmp11, %lor.rhs9 ]
  call void @__gsmack_assert(i1 noundef zeroext %11, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* noundef %other)
  %cmp.i100 = icmp sgt i32 %cond4.i89, 16
  br i1 %cmp.i100, label %cond.true.i102, label %cond.false.i103
cond.true.i102:
  %sub.i101 = sub nsw i32 %cond4.i89, 16
  br label %mutex_type.exit
cond.false.i103:
  br label %mutex_type.exit
mutex_type.exit:
  %cond.i104 = phi i32 [ %sub.i101, %cond.true.i102 ], [ %cond4.i89, %cond.false.i103 ]
  %cmp14 = icmp eq i32 %cond.i104, 2
  br i1 %cmp14, label %land.rhs, label %land.end
land.rhs:
  %call15 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i32 0, i32 0), i8* noundef %4)
  %cmp16 = icmp ne i32 %call15, 0
  br label %land.end
land.end:
  %12 = phi i1 [ false, %mutex_type.exit ], [ %cmp16, %land.rhs ]
  %call18 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.14, i32 0, i32 0), i8* noundef %0)
  br i1 %12, label %if.end21, label %if.then20
if.then20:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i32 0, i32 0), i8* noundef %4, i32 noundef 0)
  br label %if.end21
if.end21:
  %13 = ptrtoint %union.pthread_cond_t* %cond to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.15, i32 0, i32 0), i32 noundef %call, i32 noundef %13)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.16, i32 0, i32 0), i32 noundef %call, i32 noundef %call18)
  %add = add nsw i32 %call7, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0), i8* noundef %0, i32 noundef %add)
  %14 = ptrtoint %union.pthread_mutex_t* %mutex to i32
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.12, i32 0, i32 0), i8* noundef %0, i32 noundef %14)
  %call22 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0), i32 noundef 0)
  %cmp23 = icmp ne i32 %call22, 0
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
  %call29 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.18, i32 0, i32 0), i32 noundef %call)
  %cmp30 = icmp ne i32 %call29, %13
  br i1 %cmp30, label %if.then34, label %lor.lhs.false31
lor.lhs.false31:
  %call32 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.19, i32 0, i32 0), i32 noundef %call)
  %cmp33 = icmp ne i32 %call32, %14
  br i1 %cmp33, label %if.then34, label %if.end35
if.then34:
  br label %if.end35
if.end35:
  %repetition.addr.1 = phi i32 [ 1, %if.then34 ], [ %repetition.addr.0, %lor.lhs.false31 ], [ %repetition.addr.0, %if.end26 ]
  %cmp36 = icmp eq i32 %repetition.addr.1, 2
  br i1 %cmp36, label %land.lhs.true37, label %if.end44
land.lhs.true37:
  %call38 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i32 0, i32 0), i32 noundef %call)
  %cmp39 = icmp ne i32 %call38, 0
  br i1 %cmp39, label %if.then40, label %if.end44
if.then40:
  %call41 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.21, i32 0, i32 0), i32 noundef %call)
  %call.i105 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.28, i32 0, i32 0), i8* noundef %0)
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.14, i32 0, i32 0), i8* noundef %0)
  %add.i106 = add nsw i32 %call.i105, %call1.i
  %cmp43 = icmp ne i32 %call41, %add.i106
  call void @__gsmack_assume(i1 noundef zeroext %cmp43)
  br label %if.end44
if.end44:
  %cmp45 = icmp ne i32 %repetition.addr.1, 0
  br i1 %cmp45, label %if.then46, label %if.end47
if.then46:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.18, i32 0, i32 0), i32 noundef %call, i32 noundef %13)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.19, i32 0, i32 0), i32 noundef %call, i32 noundef %14)
  br label %if.end47
if.end47:
  %call48 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0), i32 noundef 0)
  %cmp49 = icmp ne i32 %call48, 0
  br i1 %cmp49, label %if.then50, label %if.end51
if.then50:
  %call.i107 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i32 0, i32 0), i32 noundef %call, i32 noundef %call.i107)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call, i32 noundef 0)
  %tobool.i108 = icmp ne i32 %call.i107, 0
  br i1 %tobool.i108, label %if.then.i109, label %if.else.i
if.then.i109:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call.i107, i32 noundef %call)
  br label %queue_enter.exit
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.32, i32 0, i32 0), i8* noundef %0, i32 noundef %call)
  br label %queue_enter.exit
queue_enter.exit:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i32 0, i32 0), i8* noundef %0, i32 noundef %call)
  br label %if.end51
if.end51:
  call void @__gsmack_atomic_end()
  br i1 %timed, label %land.rhs53, label %land.end55
land.rhs53:
  %call54 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end55
land.end55:
  %15 = phi i1 [ false, %if.end51 ], [ %call54, %land.rhs53 ]
  call void @__gsmack_atomic_begin()
  %call57 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.15, i32 0, i32 0), i32 noundef %call)
  %cmp58 = icmp eq i32 %call57, 0
  br i1 %cmp58, label %lor.end64, label %lor.rhs61
lor.rhs61:
  %call62 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.14, i32 0, i32 0), i8* noundef %0)
  %cmp63 = icmp ne i32 %call62, %call18
  br label %lor.end64
lor.end64:
  %16 = phi i1 [ true, %land.end55 ], [ %cmp63, %lor.rhs61 ]
  %call66 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i32 0, i32 0), i32 noundef %call)
  %call.i110 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.22, i32 0, i32 0), i32 noundef 1)
  %cmp.i111 = icmp eq i32 %call.i110, 0
  br i1 %cmp.i111, label %if.then.i112, label %if.end.i
if.then.i112:
  br label %cond_spurious.exit
if.end.i:
  %cmp1.i113 = icmp eq i32 %repetition.addr.1, 1
  br i1 %cmp1.i113, label %if.then2.i, label %if.end3.i
if.then2.i:
  br label %cond_spurious.exit
if.end3.i:
  br i1 %cmp36, label %if.then5.i, label %if.end7.i
if.then5.i:
  %cmp6.i = icmp eq i32 %call66, 0
  br label %cond_spurious.exit
if.end7.i:
  %call8.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.22, i32 0, i32 0), i32 noundef 1)
  %cmp9.i = icmp slt i32 %call66, %call8.i
  br label %cond_spurious.exit
cond_spurious.exit:
  %retval.0.i = phi i1 [ false, %if.then.i112 ], [ true, %if.then2.i ], [ %cmp6.i, %if.then5.i ], [ %cmp9.i, %if.end7.i ]
  br i1 %16, label %land.end76, label %land.lhs.true70
land.lhs.true70:
  br i1 %15, label %land.end76, label %land.lhs.true72
land.lhs.true72:
  br i1 %retval.0.i, label %land.rhs74, label %land.end76
land.rhs74:
  %call75 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end76
land.end76:
  %17 = phi i1 [ false, %land.lhs.true72 ], [ false, %land.lhs.true70 ], [ false, %cond_spurious.exit ], [ %call75, %land.rhs74 ]
  %call78 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.22, i32 0, i32 0), i32 noundef 1)
  %cmp79 = icmp ne i32 %call78, 0
  br i1 %cmp79, label %land.lhs.true80, label %if.end88
land.lhs.true80:
  %cmp81 = icmp eq i32 %repetition.addr.1, 0
  br i1 %cmp81, label %if.then82, label %if.end88
if.then82:
  br i1 %16, label %lor.end86, label %lor.rhs84
lor.rhs84:
  br label %lor.end86
lor.end86:
  %18 = phi i1 [ true, %if.then82 ], [ %retval.0.i, %lor.rhs84 ]
  %call87 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.22, i32 0, i32 0), i32 noundef 1)
  call void @__gsmack_bound(i1 noundef zeroext %18, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.22, i32 0, i32 0), i32 noundef %call87)
  br label %if.end88
if.end88:
  br i1 %16, label %land.end97, label %land.lhs.true90
land.lhs.true90:
  br i1 %17, label %land.end97, label %land.lhs.true92
land.lhs.true92:
  br i1 %15, label %land.end97, label %land.lhs.true94
land.lhs.true94:
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.rhs95, label %land.end97
land.rhs95:
  %call96 = call zeroext i1 @__model_cancel_due()
  br label %land.end97
land.end97:
  %19 = phi i1 [ false, %land.lhs.true94 ], [ false, %land.lhs.true92 ], [ false, %land.lhs.true90 ], [ false, %if.end88 ], [ %call96, %land.rhs95 ]
  br i1 %16, label %lor.end106, label %lor.lhs.false100
lor.lhs.false100:
  br i1 %17, label %lor.end106, label %lor.lhs.false102
lor.lhs.false102:
  br i1 %timed, label %lor.end106, label %lor.rhs104
lor.rhs104:
  br label %lor.end106
lor.end106:
  %20 = phi i1 [ true, %lor.lhs.false102 ], [ true, %lor.lhs.false100 ], [ true, %land.end97 ], [ %19, %lor.rhs104 ]
  call void @__gsmack_await_for(i1 noundef zeroext %20, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.23, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  %call107 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0), i32 noundef 0)
  %cmp108 = icmp eq i32 %call107, 0
  br i1 %cmp108, label %land.lhs.true109, label %if.end113
land.lhs.true109:
  br i1 %12, label %if.end113, label %if.then111
if.then111:
  %call112 = call i32 @cond_regain(%union.pthread_mutex_t* noundef %mutex, i8* noundef %mutex_gone, i1 noundef zeroext true)
  br label %if.end113
if.end113:
  %error.0 = phi i32 [ 0, %land.lhs.true109 ], [ %call112, %if.then111 ], [ 0, %lor.end106 ]
  %call114 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.24, i32 0, i32 0), i8* noundef %0)
  %cmp115 = icmp ne i32 %call114, -1
  br i1 %cmp115, label %if.then116, label %if.end117
if.then116:
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 48)
  br label %if.end117
if.end117:
  br i1 %16, label %if.end120, label %if.then119
if.then119:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.15, i32 0, i32 0), i32 noundef %call, i32 noundef 0)
  %call.i114 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0), i8* noundef %0)
  %sub.i115 = sub nsw i32 %call.i114, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0), i8* noundef %0, i32 noundef %sub.i115)
  %call1.i116 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0), i32 noundef 0)
  %cmp.i117 = icmp ne i32 %call1.i116, 0
  br i1 %cmp.i117, label %if.then.i118, label %cond_leave.exit
if.then.i118:
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call)
  %call1.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i32 0, i32 0), i32 noundef %call)
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.else.i.i
if.then.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i32 0, i32 0), i32 noundef %call.i.i, i32 noundef %call1.i.i)
  br label %if.end.i.i
if.else.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i32 0, i32 0), i8* noundef %0, i32 noundef %call1.i.i)
  br label %if.end.i.i
if.end.i.i:
  %tobool2.i.i = icmp ne i32 %call1.i.i, 0
  br i1 %tobool2.i.i, label %if.then3.i.i, label %if.else4.i.i
if.then3.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call1.i.i, i32 noundef %call.i.i)
  br label %queue_leave.exit.i
if.else4.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.32, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i.i)
  br label %queue_leave.exit.i
queue_leave.exit.i:
  br label %cond_leave.exit
cond_leave.exit:
  br label %if.end120
if.end120:
  br i1 %17, label %lor.end129, label %lor.rhs122
lor.rhs122:
  br i1 %cmp45, label %land.lhs.true124, label %land.end128
land.lhs.true124:
  br i1 %16, label %land.end128, label %land.rhs126
land.rhs126:
  %lnot = xor i1 %19, true
  br label %land.end128
land.end128:
  %21 = phi i1 [ false, %land.lhs.true124 ], [ false, %lor.rhs122 ], [ %lnot, %land.rhs126 ]
  br label %lor.end129
lor.end129:
  %22 = phi i1 [ true, %if.end120 ], [ %21, %land.end128 ]
  br i1 %22, label %cond.true, label %cond.false
cond.true:
  %add132 = add nsw i32 %call66, 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond133 = phi i32 [ %add132, %cond.true ], [ 0, %cond.false ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i32 0, i32 0), i32 noundef %call, i32 noundef %cond133)
  br i1 %cmp45, label %if.then135, label %if.end137
if.then135:
  %call.i120 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.28, i32 0, i32 0), i8* noundef %0)
  %call1.i121 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.14, i32 0, i32 0), i8* noundef %0)
  %add.i122 = add nsw i32 %call.i120, %call1.i121
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.21, i32 0, i32 0), i32 noundef %call, i32 noundef %add.i122)
  br label %if.end137
if.end137:
  %call138 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0), i32 noundef 0)
  %cmp139 = icmp ne i32 %call138, 0
  br i1 %cmp139, label %land.lhs.true140, label %if.end143
land.lhs.true140:
  br i1 %12, label %if.end143, label %if.then142
if.then142:
  %call.i123 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i32 0, i32 0), i8* noundef %4)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i32 0, i32 0), i32 noundef %call, i32 noundef %call.i123)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call, i32 noundef 0)
  %tobool.i124 = icmp ne i32 %call.i123, 0
  br i1 %tobool.i124, label %if.then.i125, label %if.else.i126
if.then.i125:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call.i123, i32 noundef %call)
  br label %queue_enter.exit128
if.else.i126:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.32, i32 0, i32 0), i8* noundef %4, i32 noundef %call)
  br label %queue_enter.exit128
queue_enter.exit128:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i32 0, i32 0), i8* noundef %4, i32 noundef %call)
  br label %if.end143
if.end143:
  call void @__gsmack_atomic_end()
  %call144 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0), i32 noundef 0)
  %cmp145 = icmp ne i32 %call144, 0
  br i1 %cmp145, label %land.lhs.true146, label %if.end152
land.lhs.true146:
  br i1 %12, label %if.end152, label %if.then148
if.then148:
  call void @__gsmack_atomic_begin()
  %call.i129 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0), i32 noundef 0)
  %cmp.i130 = icmp eq i32 %call.i129, 1
  br i1 %cmp.i130, label %cond.true.i132, label %cond.false.i134
cond.true.i132:
  %call1.i131 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.32, i32 0, i32 0), i8* noundef %4)
  br label %queue_turn.exit
cond.false.i134:
  %call2.i133 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i32 0, i32 0), i8* noundef %4)
  br label %queue_turn.exit
queue_turn.exit:
  %cond.i135 = phi i32 [ %call1.i131, %cond.true.i132 ], [ %call2.i133, %cond.false.i134 ]
  %cmp150 = icmp eq i32 %cond.i135, %call
  %call151 = call i32 @cond_regain(%union.pthread_mutex_t* noundef %mutex, i8* noundef %mutex_gone, i1 noundef zeroext %cmp150)
  %call.i136 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call)
  %call1.i137 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i32 0, i32 0), i32 noundef %call)
  %tobool.i138 = icmp ne i32 %call.i136, 0
  br i1 %tobool.i138, label %if.then.i139, label %if.else.i140
if.then.i139:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.30, i32 0, i32 0), i32 noundef %call.i136, i32 noundef %call1.i137)
  br label %if.end.i141
if.else.i140:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.29, i32 0, i32 0), i8* noundef %4, i32 noundef %call1.i137)
  br label %if.end.i141
if.end.i141:
  %tobool2.i = icmp ne i32 %call1.i137, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.else4.i
if.then3.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call1.i137, i32 noundef %call.i136)
  br label %queue_leave.exit
if.else4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.32, i32 0, i32 0), i8* noundef %4, i32 noundef %call.i136)
  br label %queue_leave.exit
queue_leave.exit:
  call void @__gsmack_atomic_end()
  br label %if.end152
if.end152:
  %error.1 = phi i32 [ %error.0, %land.lhs.true146 ], [ %call151, %queue_leave.exit ], [ %error.0, %if.end143 ]
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i, label %act_if.exit
land.lhs.true.i:
  br i1 %19, label %if.then.i142, label %act_if.exit
if.then.i142:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  %tobool154 = icmp ne i32 %error.1, 0
  br i1 %tobool154, label %if.end164, label %land.lhs.true155
land.lhs.true155:
  br i1 %timed, label %land.lhs.true157, label %if.end164
land.lhs.true157:
  br i1 %15, label %if.then163, label %lor.lhs.false159
lor.lhs.false159:
  br i1 %16, label %if.end164, label %lor.lhs.false161
lor.lhs.false161:
  br i1 %17, label %if.end164, label %if.then163
if.then163:
  br label %if.end164
if.end164:
  %error.2 = phi i32 [ %error.1, %act_if.exit ], [ 110, %if.then163 ], [ %error.1, %lor.lhs.false159 ], [ %error.1, %lor.lhs.false161 ], [ %error.1, %land.lhs.true155 ]
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %error.2, %if.end164 ], [ 1, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @__model_retest___model_wait_pthread_cond_timedwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i32 noundef %again) {
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
  %call1 = call i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext true, i32 noundef %cond2.i, i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.4, i32 0, i32 0))
  ret i32 %call1
}
define dso_local i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex, %struct.timespec* noundef nonnull %time) {
entry:
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %0 = load i32, i32* %tv_nsec.i, align 4
  %cmp.i = icmp sge i32 %0, 0
  br i1 %cmp.i, label %land.rhs.i, label %valid_time.exit
land.rhs.i:
  %cmp2.i = icmp slt i32 %0, 1000000000
  br label %valid_time.exit
valid_time.exit:
  %1 = phi i1 [ false, %entry ], [ %cmp2.i, %land.rhs.i ]
  br i1 %1, label %cond.true, label %cond.false
cond.true:
  %call1 = call i32 @__model_wait_pthread_cond_timedwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex)
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond2 = phi i32 [ %call1, %cond.true ], [ 22, %cond.false ]
  ret i32 %cond2
}
define dso_local i32 @__model_wait_pthread_cond_clockwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex) {
entry:
  %call = call i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext true, i32 noundef 0, i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.5, i32 0, i32 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.7, i32 0, i32 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.8, i32 0, i32 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.9, i32 0, i32 0))
  ret i32 %call
}
define dso_local i32 @__model_retest___model_wait_pthread_cond_clockwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i32 noundef %again) {
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
  %call1 = call i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext true, i32 noundef %cond2.i, i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.5, i32 0, i32 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.7, i32 0, i32 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.8, i32 0, i32 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.9, i32 0, i32 0))
  ret i32 %call1
}
define dso_local i32 @pthread_cond_clockwait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex, i32 noundef %clock, %struct.timespec* noundef nonnull %time) {
entry:
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %0 = load i32, i32* %tv_nsec.i, align 4
  %cmp.i = icmp sge i32 %0, 0
  br i1 %cmp.i, label %land.rhs.i, label %valid_time.exit
land.rhs.i:
  %cmp2.i = icmp slt i32 %0, 1000000000
  br label %valid_time.exit
valid_time.exit:
  %1 = phi i1 [ false, %entry ], [ %cmp2.i, %land.rhs.i ]
  br i1 %1, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp.i1 = icmp eq i32 %clock, 0
  br i1 %cmp.i1, label %can_wait_by.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %clock, 1
  br label %can_wait_by.exit
can_wait_by.exit:
  %2 = phi i1 [ true, %land.lhs.true ], [ %cmp1.i, %lor.rhs.i ]
  br i1 %2, label %cond.true, label %cond.false
cond.true:
  %call2 = call i32 @__model_wait_pthread_cond_clockwait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex)
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond3 = phi i32 [ %call2, %cond.true ], [ 22, %cond.false ]
  ret i32 %cond3
}
declare dso_local i32 @__gsmack_self()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare extern_weak dso_local void @__model_mutex_tried()
declare extern_weak dso_local void @__model_c11_mutex_tried()
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_bound(i1 noundef zeroext, i8* noundef, i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
define internal i32 @cond_regain(%union.pthread_mutex_t* noundef %mutex, i8* noundef %gone, i1 noundef zeroext %turn) {
entry:
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 24)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.26, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %__data.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i, i32 0, i32 3
  %1 = load i32, i32* %__kind.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %add.i = add nsw i32 %2, 1
  %call2.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0), i32 noundef 0)
  %tobool.i = icmp ne i32 %call2.i, 0
  %cond.i = select i1 %tobool.i, i32 96, i32 0
  %sub.i = sub nsw i32 %add.i, %cond.i
  %cmp.i.i = icmp eq i32 %sub.i, -1
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %made_by_nobody.exit.i
cond.false.i.i:
  br label %made_by_nobody.exit.i
made_by_nobody.exit.i:
  %cond.i.i = phi i32 [ -2, %cond.true.i.i ], [ %sub.i, %cond.false.i.i ]
  br label %mutex_kind.exit
cond.false.i:
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond4.i = phi i32 [ %cond.i.i, %made_by_nobody.exit.i ], [ %call.i, %cond.false.i ]
  %call.i11 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp ne i32 %cond4.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* noundef %gone)
  %cmp2 = icmp sgt i32 %cond4.i, 16
  br i1 %cmp2, label %land.lhs.true, label %land.end
land.lhs.true:
  br i1 icmp ne (i1 (i32)* @__model_robust_orphan, i1 (i32)* null), label %land.rhs, label %land.end
land.rhs:
  %call3 = call zeroext i1 @__model_robust_orphan(i32 noundef %call.i11)
  br label %land.end
land.end:
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %mutex_kind.exit ], [ %call3, %land.rhs ]
  %cmp5 = icmp eq i32 %call.i11, 0
  br i1 %cmp5, label %land.rhs6, label %lor.lhs.false
lor.lhs.false:
  br i1 %3, label %land.rhs6, label %land.end8
land.rhs6:
  br label %land.end8
land.end8:
  %4 = phi i1 [ false, %lor.lhs.false ], [ %turn, %land.rhs6 ]
  call void @__gsmack_await_for(i1 noundef zeroext %4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.33, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i11)
  br i1 %3, label %if.then.i, label %if.end.i
if.then.i:
  %call.i12 = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i12)
  %call2.i13 = call i32 @__model_robust_inherit(i8* noundef %0)
  br label %mutex_take.exit
if.end.i:
  %call5.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i32 0, i32 0), i8* noundef %0, i32 noundef %call5.i)
  br label %mutex_take.exit
mutex_take.exit:
  %retval.0.i = phi i32 [ %call2.i13, %if.then.i ], [ 0, %if.end.i ]
  ret i32 %retval.0.i
}
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_robust_orphan(i32 noundef)
declare extern_weak dso_local i32 @__model_robust_inherit(i8* noundef)
declare extern_weak dso_local void @__model_cancel_end()
