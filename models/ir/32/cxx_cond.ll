target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.lock = type { %union.pthread_mutex_t*, i8 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
@.str = private unnamed_addr constant [11 x i8] c"cond.state\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"cond.waiters\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.3 = private unnamed_addr constant [68 x i8] c"std::condition_variable: it is destroyed while a thread waits on it\00", align 1
@.str.4 = private unnamed_addr constant [68 x i8] c"std::condition_variable::wait: the condition variable was destroyed\00", align 1
@.str.5 = private unnamed_addr constant [73 x i8] c"std::condition_variable::wait: the condition variable is not initialised\00", align 1
@.str.6 = private unnamed_addr constant [68 x i8] c"std::condition_variable::wait: the mutex is not held by this thread\00", align 1
@.str.7 = private unnamed_addr constant [69 x i8] c"std::condition_variable::wait: other threads wait with another mutex\00", align 1
@.str.8 = private unnamed_addr constant [55 x i8] c"std::condition_variable::wait: the mutex was destroyed\00", align 1
@.str.9 = private unnamed_addr constant [74 x i8] c"std::condition_variable::notify_one: the condition variable was destroyed\00", align 1
@.str.10 = private unnamed_addr constant [79 x i8] c"std::condition_variable::notify_one: the condition variable is not initialised\00", align 1
@.str.11 = private unnamed_addr constant [74 x i8] c"std::condition_variable::notify_all: the condition variable was destroyed\00", align 1
@.str.12 = private unnamed_addr constant [79 x i8] c"std::condition_variable::notify_all: the condition variable is not initialised\00", align 1
@.str.13 = private unnamed_addr constant [11 x i8] c"cond.mutex\00", align 1
@.str.14 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
@.str.15 = private unnamed_addr constant [16 x i8] c"cond.generation\00", align 1
@.str.16 = private unnamed_addr constant [13 x i8] c"cond.waiting\00", align 1
@.str.17 = private unnamed_addr constant [11 x i8] c"cond.since\00", align 1
@.str.18 = private unnamed_addr constant [7 x i8] c"wakeup\00", align 1
@.str.19 = private unnamed_addr constant [10 x i8] c"cond.last\00", align 1
@.str.20 = private unnamed_addr constant [10 x i8] c"cond.with\00", align 1
@.str.21 = private unnamed_addr constant [14 x i8] c"cond.spurious\00", align 1
@.str.22 = private unnamed_addr constant [10 x i8] c"cond.seen\00", align 1
@.str.23 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.24 = private unnamed_addr constant [5 x i8] c"time\00", align 1
@.str.25 = private unnamed_addr constant [19 x i8] c"condition variable\00", align 1
@.str.26 = private unnamed_addr constant [12 x i8] c"static-init\00", align 1
@.str.27 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.28 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.29 = private unnamed_addr constant [13 x i8] c"cond.signals\00", align 1
@.str.30 = private unnamed_addr constant [11 x i8] c"queue.last\00", align 1
@.str.31 = private unnamed_addr constant [13 x i8] c"queue.before\00", align 1
@.str.32 = private unnamed_addr constant [11 x i8] c"queue.next\00", align 1
@.str.33 = private unnamed_addr constant [12 x i8] c"queue.first\00", align 1
@.str.34 = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@.str.35 = private unnamed_addr constant [8 x i8] c"retests\00", align 1
define dso_local void @_ZNSt18condition_variableC1Ev(%union.pthread_cond_t* noundef %cond) {
entry:
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @llvm.memset.p0i8.i32(i8* align 4 %0, i8 0, i32 48, i1 false)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  ret void
}
declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
define dso_local void @_ZNSt18condition_variableD1Ev(%union.pthread_cond_t* noundef %cond) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 48)
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp eq i32 %call, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.3, i32 0, i32 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef -1)
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(%union.pthread_cond_t* noundef %cond, %struct.lock* noundef %lock) {
entry:
  %mutex = getelementptr inbounds %struct.lock, %struct.lock* %lock, i32 0, i32 0
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex, align 4
  %call = call i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %0, i1 noundef zeroext false, i32 noundef 0, i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.4, i32 0, i32 0), i8* noundef getelementptr inbounds ([73 x i8], [73 x i8]* @.str.5, i32 0, i32 0), i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.7, i32 0, i32 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.8, i32 0, i32 0))
  ret void
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
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef %gone)
  %cmp1.i = icmp ne i32 %call.i, 0
  br i1 %cmp1.i, label %cond_require.exit, label %lor.rhs.i
lor.rhs.i:
  %__data.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %call3.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i = icmp ne i32 %call3.i, 0
  %cond4.i = select i1 %tobool.i, i32 96, i32 0
  %cmp5.i = icmp eq i32 %2, %cond4.i
  br label %cond_require.exit
cond_require.exit:
  %3 = phi i1 [ true, %cancellation_point.exit ], [ %cmp5.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef %raw)
  %4 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %4, i32 noundef 24)
  %call.i91 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.27, i32 0, i32 0), i8* noundef %4)
  %cmp.i92 = icmp eq i32 %call.i91, 0
  br i1 %cmp.i92, label %cond.true.i, label %cond.false.i
cond.true.i:
  %__data.i93 = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i93, i32 0, i32 3
  %5 = load i32, i32* %__kind.i, align 4
  %6 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %5)
  %add.i = add nsw i32 %6, 1
  %call2.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
  %tobool.i94 = icmp ne i32 %call2.i, 0
  %cond.i = select i1 %tobool.i94, i32 96, i32 0
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
  %cond4.i95 = phi i32 [ %cond.i.i, %made_by_nobody.exit.i ], [ %call.i91, %cond.false.i ]
  %call.i96 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i8* noundef %4)
  %cmp = icmp eq i32 %call.i96, %call
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp.i97 = icmp eq i32 %cond4.i95, 2
  br i1 %cmp.i97, label %mutex_checks.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i98 = icmp eq i32 %cond4.i95, 3
  br i1 %cmp1.i98, label %mutex_checks.exit, label %lor.rhs.i99
lor.rhs.i99:
  %cmp2.i = icmp sgt i32 %cond4.i95, 16
  br label %mutex_checks.exit
mutex_checks.exit:
  %7 = phi i1 [ true, %lor.lhs.false.i ], [ true, %lor.rhs ], [ %cmp2.i, %lor.rhs.i99 ]
  br label %lor.end
lor.end:
  %8 = phi i1 [ true, %mutex_kind.exit ], [ %7, %mutex_checks.exit ]
  call void @__gsmack_assert(i1 noundef zeroext %8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef %not_held)
  br i1 %cmp, label %if.end, label %land.lhs.true
land.lhs.true:
  %cmp.i100 = icmp eq i32 %cond4.i95, 2
  br i1 %cmp.i100, label %mutex_checks.exit105, label %lor.lhs.false.i102
lor.lhs.false.i102:
  %cmp1.i101 = icmp eq i32 %cond4.i95, 3
  br i1 %cmp1.i101, label %mutex_checks.exit105, label %lor.rhs.i104
lor.rhs.i104:
  %cmp2.i103 = icmp sgt i32 %cond4.i95, 16
  br label %mutex_checks.exit105
mutex_checks.exit105:
  %9 = phi i1 [ true, %lor.lhs.false.i102 ], [ true, %land.lhs.true ], [ %cmp2.i103, %lor.rhs.i104 ]
  br i1 %9, label %if.then, label %if.end
if.then:
  call void @__gsmack_atomic_end()
  br label %cleanup
if.end:
  %call7 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp8 = icmp eq i32 %call7, 0
  br i1 %cmp8, label %lor.end12, label %lor.rhs9
lor.rhs9:
  %call10 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.13, i32 0, i32 0), i8* noundef %0)
  %10 = ptrtoint %union.pthread_mutex_t* %mutex to i32
  %cmp11 = icmp eq i32 %call10, %10
  br label %lor.end12
lor.end12:
  %11 = phi i1 [ true, %if.end ], [ %cmp11, %lor.rhs9 ]
  call void @__gsmack_assert(i1 noundef zeroext %11, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef %other)
  %cmp.i106 = icmp sgt i32 %cond4.i95, 16
  br i1 %cmp.i106, label %cond.true.i108, label %cond.false.i109
cond.true.i108:
  %sub.i107 = sub nsw i32 %cond4.i95, 16
  br label %mutex_type.exit
cond.false.i109:
  br label %mutex_type.exit
mutex_type.exit:
  %cond.i110 = phi i32 [ %sub.i107, %cond.true.i108 ], [ %cond4.i95, %cond.false.i109 ]
  %cmp14 = icmp eq i32 %cond.i110, 2
  br i1 %cmp14, label %land.rhs, label %land.end
land.rhs:
  %call15 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.14, i32 0, i32 0), i8* noundef %4)
  %cmp16 = icmp ne i32 %call15, 0
  br label %land.end
land.end:
  %12 = phi i1 [ false, %mutex_type.exit ], [ %cmp16, %land.rhs ]
  %call18 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.15, i32 0, i32 0), i8* noundef %0)
  br i1 %12, label %if.end21, label %if.then20
if.then20:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i8* noundef %4, i32 noundef 0)
  br label %if.end21
if.end21:
  %13 = ptrtoint %union.pthread_cond_t* %cond to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.16, i32 0, i32 0), i32 noundef %call, i32 noundef %13)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i32 0, i32 0), i32 noundef %call, i32 noundef %call18)
  %add = add nsw i32 %call7, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %add)
  %14 = ptrtoint %union.pthread_mutex_t* %mutex to i32
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.13, i32 0, i32 0), i8* noundef %0, i32 noundef %14)
  %call22 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0)
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
  %call29 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.19, i32 0, i32 0), i32 noundef %call)
  %cmp30 = icmp ne i32 %call29, %13
  br i1 %cmp30, label %if.then34, label %lor.lhs.false31
lor.lhs.false31:
  %call32 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.20, i32 0, i32 0), i32 noundef %call)
  %cmp33 = icmp ne i32 %call32, %14
  br i1 %cmp33, label %if.then34, label %if.end35
if.then34:
  br label %if.end35
if.end35:
  %repetition.addr.1 = phi i32 [ 1, %if.then34 ], [ %repetition.addr.0, %lor.lhs.false31 ], [ %repetition.addr.0, %if.end26 ]
  %cmp36 = icmp eq i32 %repetition.addr.1, 2
  br i1 %cmp36, label %land.lhs.true37, label %land.end44
land.lhs.true37:
  %call38 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.21, i32 0, i32 0), i32 noundef %call)
  %cmp39 = icmp ne i32 %call38, 0
  br i1 %cmp39, label %land.rhs40, label %land.end44
land.rhs40:
  %call41 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.22, i32 0, i32 0), i32 noundef %call)
  %call.i111 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.29, i32 0, i32 0), i8* noundef %0)
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.15, i32 0, i32 0), i8* noundef %0)
  %add.i112 = add nsw i32 %call.i111, %call1.i
  %cmp43 = icmp eq i32 %call41, %add.i112
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
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.19, i32 0, i32 0), i32 noundef %call, i32 noundef %13)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.20, i32 0, i32 0), i32 noundef %call, i32 noundef %14)
  br label %if.end52
if.end52:
  %call53 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0)
  %cmp54 = icmp ne i32 %call53, 0
  br i1 %cmp54, label %if.then55, label %if.end56
if.then55:
  %call.i113 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call, i32 noundef %call.i113)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i32 0, i32 0), i32 noundef %call, i32 noundef 0)
  %tobool.i114 = icmp ne i32 %call.i113, 0
  br i1 %tobool.i114, label %if.then.i115, label %if.else.i
if.then.i115:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i32 0, i32 0), i32 noundef %call.i113, i32 noundef %call)
  br label %queue_enter.exit
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i32 0, i32 0), i8* noundef %0, i32 noundef %call)
  br label %queue_enter.exit
queue_enter.exit:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i32 0, i32 0), i8* noundef %0, i32 noundef %call)
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
  %call62 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.16, i32 0, i32 0), i32 noundef %call)
  %cmp63 = icmp eq i32 %call62, 0
  br i1 %cmp63, label %lor.end69, label %lor.rhs66
lor.rhs66:
  %call67 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.15, i32 0, i32 0), i8* noundef %0)
  %cmp68 = icmp ne i32 %call67, %call18
  br label %lor.end69
lor.end69:
  %17 = phi i1 [ true, %land.end60 ], [ %cmp68, %lor.rhs66 ]
  %call71 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.21, i32 0, i32 0), i32 noundef %call)
  %call.i116 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.23, i32 0, i32 0), i32 noundef 1)
  %cmp.i117 = icmp eq i32 %call.i116, 0
  br i1 %cmp.i117, label %if.then.i118, label %if.end.i
if.then.i118:
  br label %cond_spurious.exit
if.end.i:
  %cmp1.i119 = icmp eq i32 %repetition.addr.1, 1
  br i1 %cmp1.i119, label %if.then2.i, label %if.end3.i
if.then2.i:
  br label %cond_spurious.exit
if.end3.i:
  br i1 %cmp36, label %if.then5.i, label %if.end7.i
if.then5.i:
  %cmp6.i = icmp eq i32 %call71, 0
  br label %cond_spurious.exit
if.end7.i:
  %call8.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.23, i32 0, i32 0), i32 noundef 1)
  %cmp9.i = icmp slt i32 %call71, %call8.i
  br label %cond_spurious.exit
cond_spurious.exit:
  %retval.0.i = phi i1 [ false, %if.then.i118 ], [ true, %if.then2.i ], [ %cmp6.i, %if.then5.i ], [ %cmp9.i, %if.end7.i ]
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
  %call83 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.23, i32 0, i32 0), i32 noundef 1)
  %cmp84 = icmp ne i32 %call83, 0
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
  %call92 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.23, i32 0, i32 0), i32 noundef 1)
  call void @__gsmack_bound(i1 noundef zeroext %19, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.23, i32 0, i32 0), i32 noundef %call92)
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
  call void @__gsmack_await_for(i1 noundef zeroext %21, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.24, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
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
  call void @__gsmack_await_for(i1 noundef zeroext %22, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  %call121 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0)
  %cmp122 = icmp eq i32 %call121, 0
  br i1 %cmp122, label %land.lhs.true123, label %if.end127
land.lhs.true123:
  br i1 %12, label %if.end127, label %if.then125
if.then125:
  %call126 = call i32 @cond_regain(%union.pthread_mutex_t* noundef %mutex, i8* noundef %mutex_gone, i1 noundef zeroext true)
  br label %if.end127
if.end127:
  %error.0 = phi i32 [ 0, %land.lhs.true123 ], [ %call126, %if.then125 ], [ 0, %lor.end120 ]
  %call128 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp129 = icmp ne i32 %call128, -1
  br i1 %cmp129, label %if.then130, label %if.end131
if.then130:
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 48)
  br label %if.end131
if.end131:
  br i1 %17, label %if.end134, label %if.then133
if.then133:
  call void @cond_leave(%union.pthread_cond_t* noundef %cond, i32 noundef %call)
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
  %add147 = add nsw i32 %call71, 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond148 = phi i32 [ %add147, %cond.true ], [ 0, %cond.false ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.21, i32 0, i32 0), i32 noundef %call, i32 noundef %cond148)
  br i1 %cmp50, label %if.then150, label %if.end152
if.then150:
  %call.i120 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.29, i32 0, i32 0), i8* noundef %0)
  %call1.i121 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.15, i32 0, i32 0), i8* noundef %0)
  %add.i122 = add nsw i32 %call.i120, %call1.i121
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.22, i32 0, i32 0), i32 noundef %call, i32 noundef %add.i122)
  br label %if.end152
if.end152:
  %call153 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0)
  %cmp154 = icmp ne i32 %call153, 0
  br i1 %cmp154, label %land.lhs.true155, label %if.end158
land.lhs.true155:
  br i1 %12, label %if.end158, label %if.then157
if.then157:
  %call.i123 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i32 0, i32 0), i8* noundef %4)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call, i32 noundef %call.i123)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i32 0, i32 0), i32 noundef %call, i32 noundef 0)
  %tobool.i124 = icmp ne i32 %call.i123, 0
  br i1 %tobool.i124, label %if.then.i125, label %if.else.i126
if.then.i125:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i32 0, i32 0), i32 noundef %call.i123, i32 noundef %call)
  br label %queue_enter.exit128
if.else.i126:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i32 0, i32 0), i8* noundef %4, i32 noundef %call)
  br label %queue_enter.exit128
queue_enter.exit128:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i32 0, i32 0), i8* noundef %4, i32 noundef %call)
  br label %if.end158
if.end158:
  call void @__gsmack_atomic_end()
  %call159 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0)
  %cmp160 = icmp ne i32 %call159, 0
  br i1 %cmp160, label %land.lhs.true161, label %if.end167
land.lhs.true161:
  br i1 %12, label %if.end167, label %if.then163
if.then163:
  call void @__gsmack_atomic_begin()
  %call.i129 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0)
  %cmp.i130 = icmp eq i32 %call.i129, 1
  br i1 %cmp.i130, label %cond.true.i132, label %cond.false.i134
cond.true.i132:
  %call1.i131 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i32 0, i32 0), i8* noundef %4)
  br label %queue_turn.exit
cond.false.i134:
  %call2.i133 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i32 0, i32 0), i8* noundef %4)
  br label %queue_turn.exit
queue_turn.exit:
  %cond.i135 = phi i32 [ %call1.i131, %cond.true.i132 ], [ %call2.i133, %cond.false.i134 ]
  %cmp165 = icmp eq i32 %cond.i135, %call
  %call166 = call i32 @cond_regain(%union.pthread_mutex_t* noundef %mutex, i8* noundef %mutex_gone, i1 noundef zeroext %cmp165)
  %call.i136 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i32 0, i32 0), i32 noundef %call)
  %call1.i137 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call)
  %tobool.i138 = icmp ne i32 %call.i136, 0
  br i1 %tobool.i138, label %if.then.i139, label %if.else.i140
if.then.i139:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call.i136, i32 noundef %call1.i137)
  br label %if.end.i141
if.else.i140:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i32 0, i32 0), i8* noundef %4, i32 noundef %call1.i137)
  br label %if.end.i141
if.end.i141:
  %tobool2.i = icmp ne i32 %call1.i137, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.else4.i
if.then3.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i32 0, i32 0), i32 noundef %call1.i137, i32 noundef %call.i136)
  br label %queue_leave.exit
if.else4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i32 0, i32 0), i8* noundef %4, i32 noundef %call.i136)
  br label %queue_leave.exit
queue_leave.exit:
  call void @__gsmack_atomic_end()
  br label %if.end167
if.end167:
  %error.1 = phi i32 [ %error.0, %land.lhs.true161 ], [ %call166, %queue_leave.exit ], [ %error.0, %if.end158 ]
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i, label %act_if.exit
land.lhs.true.i:
  br i1 %20, label %if.then.i142, label %act_if.exit
if.then.i142:
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
define dso_local void @__model_retest__ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(%union.pthread_cond_t* noundef %cond, %struct.lock* noundef %lock, i32 noundef %again) {
entry:
  %mutex = getelementptr inbounds %struct.lock, %struct.lock* %lock, i32 0, i32 0
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %mutex, align 4
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
  %call1 = call i32 @cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %0, i1 noundef zeroext false, i32 noundef %cond2.i, i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.4, i32 0, i32 0), i8* noundef getelementptr inbounds ([73 x i8], [73 x i8]* @.str.5, i32 0, i32 0), i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.7, i32 0, i32 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.8, i32 0, i32 0))
  ret void
}
define dso_local void @_ZNSt18condition_variable10notify_oneEv(%union.pthread_cond_t* noundef %cond) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 48)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i = icmp ne i32 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.9, i32 0, i32 0))
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
  %3 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([79 x i8], [79 x i8]* @.str.10, i32 0, i32 0))
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end11.i
if.then.i:
  %call1.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0)
  %cmp2.i = icmp eq i32 %call1.i, 0
  br i1 %cmp2.i, label %if.then3.i, label %if.else.i
if.then3.i:
  %call4.i = call i32 @__gsmack_nondet_ulong()
  %call5.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.16, i32 0, i32 0), i32 noundef %call4.i)
  %4 = ptrtoint %union.pthread_cond_t* %cond to i32
  %cmp6.i = icmp eq i32 %call5.i, %4
  call void @__gsmack_assume(i1 noundef zeroext %cmp6.i)
  %call7.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i32 0, i32 0), i32 noundef %call4.i)
  %call8.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.15, i32 0, i32 0), i8* noundef %0)
  %cmp9.i = icmp eq i32 %call7.i, %call8.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp9.i)
  br label %if.end.i
if.else.i:
  %call.i11.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0)
  %cmp.i12.i = icmp eq i32 %call.i11.i, 1
  br i1 %cmp.i12.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %call1.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i32 0, i32 0), i8* noundef %0)
  br label %queue_turn.exit.i
cond.false.i.i:
  %call2.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i32 0, i32 0), i8* noundef %0)
  br label %queue_turn.exit.i
queue_turn.exit.i:
  %cond.i.i = phi i32 [ %call1.i.i, %cond.true.i.i ], [ %call2.i.i, %cond.false.i.i ]
  br label %if.end.i
if.end.i:
  %chosen.0.i = phi i32 [ %call4.i, %if.then3.i ], [ %cond.i.i, %queue_turn.exit.i ]
  call void @cond_leave(%union.pthread_cond_t* noundef %cond, i32 noundef %chosen.0.i)
  br label %if.end11.i
if.end11.i:
  %call12.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.23, i32 0, i32 0), i32 noundef 1)
  %cmp13.i = icmp ne i32 %call12.i, 0
  br i1 %cmp13.i, label %land.lhs.true.i, label %cond_signal.exit
land.lhs.true.i:
  %call14.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.35, i32 0, i32 0), i32 noundef 1)
  %tobool.i = icmp ne i32 %call14.i, 0
  br i1 %tobool.i, label %if.then15.i, label %cond_signal.exit
if.then15.i:
  %call16.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.29, i32 0, i32 0), i8* noundef %0)
  %add.i = add nsw i32 %call16.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.29, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i)
  br label %cond_signal.exit
cond_signal.exit:
  call void @__gsmack_atomic_end()
  ret void
}
define dso_local void @_ZNSt18condition_variable10notify_allEv(%union.pthread_cond_t* noundef %cond) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 48)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i = icmp ne i32 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.11, i32 0, i32 0))
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
  %3 = phi i1 [ true, %entry ], [ %cmp5.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([79 x i8], [79 x i8]* @.str.12, i32 0, i32 0))
  %call.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.23, i32 0, i32 0), i32 noundef 1)
  %cmp.i = icmp ne i32 %call.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %lor.lhs.false.i
land.lhs.true.i:
  %call1.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.35, i32 0, i32 0), i32 noundef 1)
  %tobool.i = icmp ne i32 %call1.i, 0
  br i1 %tobool.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %call2.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp3.i = icmp ne i32 %call2.i, 0
  br i1 %cmp3.i, label %if.then.i, label %cond_broadcast.exit
if.then.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  %call4.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.15, i32 0, i32 0), i8* noundef %0)
  %add.i = add nsw i32 %call4.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.15, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i)
  %call5.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0)
  %cmp6.i = icmp ne i32 %call5.i, 0
  br i1 %cmp6.i, label %if.then7.i, label %if.end.i
if.then7.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  br label %if.end.i
if.end.i:
  br label %cond_broadcast.exit
cond_broadcast.exit:
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local i32 @__gsmack_self()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
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
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.27, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %__data.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i, i32 0, i32 3
  %1 = load i32, i32* %__kind.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %add.i = add nsw i32 %2, 1
  %call2.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i32 0, i32 0), i32 noundef 0)
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
  %call.i11 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp ne i32 %cond4.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef %gone)
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
  call void @__gsmack_await_for(i1 noundef zeroext %4, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.34, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i11)
  br i1 %3, label %if.then.i, label %if.end.i
if.then.i:
  %call.i12 = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i12)
  %call2.i13 = call i32 @__model_robust_inherit(i8* noundef %0)
  br label %mutex_take.exit
if.end.i:
  %call5.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i8* noundef %0, i32 noundef %call5.i)
  br label %mutex_take.exit
mutex_take.exit:
  %retval.0.i = phi i32 [ %call2.i13, %if.then.i ], [ 0, %if.end.i ]
  ret i32 %retval.0.i
}
define internal void @cond_leave(%union.pthread_cond_t* noundef %cond, i32 noundef %thread) {
entry:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.16, i32 0, i32 0), i32 noundef %thread, i32 noundef 0)
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %sub = sub nsw i32 %call, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %sub)
  %call1 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i32 0, i32 0), i32 noundef 0)
  %cmp = icmp ne i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i32 0, i32 0), i32 noundef %thread)
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i32 0, i32 0), i32 noundef %thread)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.else.i
if.then.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i32 0, i32 0), i32 noundef %call.i, i32 noundef %call1.i)
  br label %if.end.i
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i32 0, i32 0), i8* noundef %0, i32 noundef %call1.i)
  br label %if.end.i
if.end.i:
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.else4.i
if.then3.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i32 0, i32 0), i32 noundef %call1.i, i32 noundef %call.i)
  br label %queue_leave.exit
if.else4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i)
  br label %queue_leave.exit
queue_leave.exit:
  br label %if.end
if.end:
  ret void
}
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_robust_orphan(i32 noundef)
declare extern_weak dso_local i32 @__model_robust_inherit(i8* noundef)
declare extern_weak dso_local void @__model_cancel_end()
declare dso_local i32 @__gsmack_nondet_ulong()
