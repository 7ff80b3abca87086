target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_condattr_t = type { i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
@.str = private unnamed_addr constant [65 x i8] c"pthread_cond_init: the condition variable is initialised already\00", align 1
@.str.1 = private unnamed_addr constant [59 x i8] c"pthread_cond_destroy: the condition variable was destroyed\00", align 1
@.str.2 = private unnamed_addr constant [64 x i8] c"pthread_cond_destroy: the condition variable is not initialised\00", align 1
@.str.3 = private unnamed_addr constant [63 x i8] c"pthread_cond_destroy: a thread waits on the condition variable\00", align 1
@.str.4 = private unnamed_addr constant [56 x i8] c"pthread_cond_wait: the condition variable was destroyed\00", align 1
@.str.5 = private unnamed_addr constant [61 x i8] c"pthread_cond_wait: the condition variable is not initialised\00", align 1
@.str.6 = private unnamed_addr constant [56 x i8] c"pthread_cond_wait: the mutex is not held by this thread\00", align 1
@.str.7 = private unnamed_addr constant [57 x i8] c"pthread_cond_wait: other threads wait with another mutex\00", align 1
@.str.8 = private unnamed_addr constant [43 x i8] c"pthread_cond_wait: the mutex was destroyed\00", align 1
@.str.9 = private unnamed_addr constant [58 x i8] c"pthread_cond_signal: the condition variable was destroyed\00", align 1
@.str.10 = private unnamed_addr constant [63 x i8] c"pthread_cond_signal: the condition variable is not initialised\00", align 1
@.str.11 = private unnamed_addr constant [61 x i8] c"pthread_cond_broadcast: the condition variable was destroyed\00", align 1
@.str.12 = private unnamed_addr constant [66 x i8] c"pthread_cond_broadcast: the condition variable is not initialised\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"leaks\00", align 1
@.str.14 = private unnamed_addr constant [11 x i8] c"cond.state\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"leak\00", align 1
@.str.16 = private unnamed_addr constant [40 x i8] c"a condition variable is never destroyed\00", align 1
@.str.17 = private unnamed_addr constant [13 x i8] c"cond.waiters\00", align 1
@.str.18 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.19 = private unnamed_addr constant [11 x i8] c"cond.mutex\00", align 1
@.str.20 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
@.str.21 = private unnamed_addr constant [16 x i8] c"cond.generation\00", align 1
@.str.22 = private unnamed_addr constant [13 x i8] c"cond.waiting\00", align 1
@.str.23 = private unnamed_addr constant [11 x i8] c"cond.since\00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"wakeup\00", align 1
@.str.25 = private unnamed_addr constant [14 x i8] c"cond.spurious\00", align 1
@.str.26 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.27 = private unnamed_addr constant [19 x i8] c"condition variable\00", align 1
@.str.28 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.29 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.30 = private unnamed_addr constant [11 x i8] c"queue.last\00", align 1
@.str.31 = private unnamed_addr constant [13 x i8] c"queue.before\00", align 1
@.str.32 = private unnamed_addr constant [11 x i8] c"queue.next\00", align 1
@.str.33 = private unnamed_addr constant [12 x i8] c"queue.first\00", align 1
@.str.34 = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @leaks, i8* null }]
define dso_local i32 @pthread_cond_init(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_condattr_t* noundef %attr) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp sle i64 %call.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %cond_start.exit
land.rhs.i:
  %call1.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0)
  %cmp2.i = icmp eq i64 %call1.i, 0
  br label %cond_start.exit
cond_start.exit:
  %1 = phi i1 [ false, %entry ], [ %cmp2.i, %land.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str, i64 0, i64 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0, i64 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef nonnull %cond) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.1, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_end.exit, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %cmp2.i.i = icmp eq i32 %1, 0
  br label %cond_end.exit
cond_end.exit:
  %2 = phi i1 [ true, %entry ], [ %cmp2.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.2, i64 0, i64 0))
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp eq i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.3, i64 0, i64 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0, i64 noundef -1)
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex) {
entry:
  %call.i = call i64 @__gsmack_self()
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i.i, label %cancellation_point.exit.i
if.then.i.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit.i
cancellation_point.exit.i:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.4, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %cmp2.i.i = icmp eq i32 %1, 0
  br label %cond_require.exit.i
cond_require.exit.i:
  %2 = phi i1 [ true, %cancellation_point.exit.i ], [ %cmp2.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.5, i64 0, i64 0))
  %3 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i60.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i64 0, i64 0), i8* noundef %3)
  %cmp.i61.i = icmp eq i64 %call.i60.i, 0
  br i1 %cmp.i61.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i62.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i62.i, i32 0, i32 4
  %4 = load i32, i32* %__kind.i.i, align 8
  %conv.i.i = sext i32 %4 to i64
  %add.i.i = add nsw i64 %conv.i.i, 1
  br label %mutex_kind.exit.i
cond.false.i.i:
  br label %mutex_kind.exit.i
mutex_kind.exit.i:
  %cond.i.i = phi i64 [ %add.i.i, %cond.true.i.i ], [ %call.i60.i, %cond.false.i.i ]
  %call.i63.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.29, i64 0, i64 0), i8* noundef %3)
  %cmp.i = icmp eq i64 %call.i63.i, %call.i
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp.i64.i = icmp eq i64 %cond.i.i, 2
  br i1 %cmp.i64.i, label %mutex_checks.exit.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  %cmp1.i65.i = icmp eq i64 %cond.i.i, 3
  br i1 %cmp1.i65.i, label %mutex_checks.exit.i, label %lor.rhs.i67.i
lor.rhs.i67.i:
  %cmp2.i66.i = icmp sgt i64 %cond.i.i, 16
  br label %mutex_checks.exit.i
mutex_checks.exit.i:
  %5 = phi i1 [ true, %lor.lhs.false.i.i ], [ true, %lor.rhs.i ], [ %cmp2.i66.i, %lor.rhs.i67.i ]
  br label %lor.end.i
lor.end.i:
  %6 = phi i1 [ true, %mutex_kind.exit.i ], [ %5, %mutex_checks.exit.i ]
  call void @__gsmack_assert(i1 noundef zeroext %6, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.6, i64 0, i64 0))
  br i1 %cmp.i, label %if.end.i, label %land.lhs.true.i
land.lhs.true.i:
  %cmp.i68.i = icmp eq i64 %cond.i.i, 2
  br i1 %cmp.i68.i, label %mutex_checks.exit73.i, label %lor.lhs.false.i70.i
lor.lhs.false.i70.i:
  %cmp1.i69.i = icmp eq i64 %cond.i.i, 3
  br i1 %cmp1.i69.i, label %mutex_checks.exit73.i, label %lor.rhs.i72.i
lor.rhs.i72.i:
  %cmp2.i71.i = icmp sgt i64 %cond.i.i, 16
  br label %mutex_checks.exit73.i
mutex_checks.exit73.i:
  %7 = phi i1 [ true, %lor.lhs.false.i70.i ], [ true, %land.lhs.true.i ], [ %cmp2.i71.i, %lor.rhs.i72.i ]
  br i1 %7, label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_atomic_end()
  br label %cond_wait.exit
if.end.i:
  %call7.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0)
  %cmp8.i = icmp eq i64 %call7.i, 0
  br i1 %cmp8.i, label %lor.end12.i, label %lor.rhs9.i
lor.rhs9.i:
  %call10.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.19, i64 0, i64 0), i8* noundef %0)
  %8 = ptrtoint %union.pthread_mutex_t* %mutex to i64
  %cmp11.i = icmp eq i64 %call10.i, %8
  br label %lor.end12.i
lor.end12.i:
  %9 = phi i1 [ true, %if.end.i ], [ %cmp11.i, %lor.rhs9.i ]
  call void @__gsmack_assert(i1 noundef zeroext %9, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.7, i64 0, i64 0))
  %cmp.i74.i = icmp sgt i64 %cond.i.i, 16
  br i1 %cmp.i74.i, label %cond.true.i75.i, label %cond.false.i76.i
cond.true.i75.i:
  %sub.i.i = sub nsw i64 %cond.i.i, 16
  br label %mutex_type.exit.i
cond.false.i76.i:
  br label %mutex_type.exit.i
mutex_type.exit.i:
  %cond.i77.i = phi i64 [ %sub.i.i, %cond.true.i75.i ], [ %cond.i.i, %cond.false.i76.i ]
  %cmp14.i = icmp eq i64 %cond.i77.i, 2
  br i1 %cmp14.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call15.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.20, i64 0, i64 0), i8* noundef %3)
  %cmp16.i = icmp ne i64 %call15.i, 0
  br label %land.end.i
land.end.i:
  %10 = phi i1 [ false, %mutex_type.exit.i ], [ %cmp16.i, %land.rhs.i ]
  %call18.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.21, i64 0, i64 0), i8* noundef %0)
  br i1 %10, label %if.end21.i, label %if.then20.i
if.then20.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.29, i64 0, i64 0), i8* noundef %3, i64 noundef 0)
  br label %if.end21.i
if.end21.i:
  %11 = ptrtoint %union.pthread_cond_t* %cond to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i64 noundef %call.i, i64 noundef %11)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.23, i64 0, i64 0), i64 noundef %call.i, i64 noundef %call18.i)
  %add.i = add nsw i64 %call7.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i)
  %12 = ptrtoint %union.pthread_mutex_t* %mutex to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.19, i64 0, i64 0), i8* noundef %0, i64 noundef %12)
  %call22.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %cmp23.i = icmp ne i64 %call22.i, 0
  br i1 %cmp23.i, label %if.then24.i, label %if.end25.i
if.then24.i:
  %call.i78.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i64 0, i64 0), i64 noundef %call.i, i64 noundef %call.i78.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i64 0, i64 0), i64 noundef %call.i, i64 noundef 0)
  %tobool.i.i = icmp ne i64 %call.i78.i, 0
  br i1 %tobool.i.i, label %if.then.i79.i, label %if.else.i.i
if.then.i79.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i64 0, i64 0), i64 noundef %call.i78.i, i64 noundef %call.i)
  br label %queue_enter.exit.i
if.else.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i)
  br label %queue_enter.exit.i
queue_enter.exit.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i)
  br label %if.end25.i
if.end25.i:
  call void @__gsmack_atomic_end()
  call void @__gsmack_atomic_begin()
  %call31.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i64 noundef %call.i)
  %cmp32.i = icmp eq i64 %call31.i, 0
  br i1 %cmp32.i, label %lor.end38.i, label %lor.rhs35.i
lor.rhs35.i:
  %call36.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.21, i64 0, i64 0), i8* noundef %0)
  %cmp37.i = icmp ne i64 %call36.i, %call18.i
  br label %lor.end38.i
lor.end38.i:
  %13 = phi i1 [ true, %if.end25.i ], [ %cmp37.i, %lor.rhs35.i ]
  %call40.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.25, i64 0, i64 0), i64 noundef %call.i)
  br i1 %13, label %land.end49.i, label %land.lhs.true42.i
land.lhs.true42.i:
  %call45.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call45.i, label %land.rhs46.i, label %land.end49.i
land.rhs46.i:
  %call47.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.26, i64 0, i64 0), i64 noundef 1)
  %cmp48.i = icmp slt i64 %call40.i, %call47.i
  br label %land.end49.i
land.end49.i:
  %14 = phi i1 [ false, %land.lhs.true42.i ], [ false, %lor.end38.i ], [ %cmp48.i, %land.rhs46.i ]
  br i1 %13, label %land.end59.i, label %land.lhs.true52.i
land.lhs.true52.i:
  br i1 %14, label %land.end59.i, label %land.lhs.true54.i
land.lhs.true54.i:
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.rhs57.i, label %land.end59.i
land.rhs57.i:
  %call58.i = call zeroext i1 @__model_cancel_due()
  br label %land.end59.i
land.end59.i:
  %15 = phi i1 [ false, %land.lhs.true54.i ], [ false, %land.lhs.true52.i ], [ false, %land.end49.i ], [ %call58.i, %land.rhs57.i ]
  br i1 %13, label %lor.end67.i, label %lor.lhs.false.i
lor.lhs.false.i:
  br i1 %14, label %lor.end67.i, label %lor.lhs.false63.i
lor.lhs.false63.i:
  br label %lor.end67.i
lor.end67.i:
  %16 = phi i1 [ true, %lor.lhs.false.i ], [ true, %land.end59.i ], [ %15, %lor.lhs.false63.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %16, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.27, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  %call68.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %cmp69.i = icmp eq i64 %call68.i, 0
  br i1 %cmp69.i, label %land.lhs.true70.i, label %if.end74.i
land.lhs.true70.i:
  br i1 %10, label %if.end74.i, label %if.then72.i
if.then72.i:
  %call73.i = call i32 @cond_regain(%union.pthread_mutex_t* noundef %mutex, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.8, i64 0, i64 0), i1 noundef zeroext true)
  br label %if.end74.i
if.end74.i:
  %error.0.i = phi i32 [ 0, %land.lhs.true70.i ], [ %call73.i, %if.then72.i ], [ 0, %lor.end67.i ]
  br i1 %13, label %if.end77.i, label %if.then76.i
if.then76.i:
  call void @cond_leave(%union.pthread_cond_t* noundef %cond, i64 noundef %call.i)
  br label %if.end77.i
if.end77.i:
  br i1 %14, label %if.then79.i, label %if.end81.i
if.then79.i:
  %add80.i = add nsw i64 %call40.i, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.25, i64 0, i64 0), i64 noundef %call.i, i64 noundef %add80.i)
  br label %if.end81.i
if.end81.i:
  %call82.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %cmp83.i = icmp ne i64 %call82.i, 0
  br i1 %cmp83.i, label %land.lhs.true84.i, label %if.end87.i
land.lhs.true84.i:
  br i1 %10, label %if.end87.i, label %if.then86.i
if.then86.i:
  %call.i80.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0), i8* noundef %3)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i64 0, i64 0), i64 noundef %call.i, i64 noundef %call.i80.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i64 0, i64 0), i64 noundef %call.i, i64 noundef 0)
  %tobool.i81.i = icmp ne i64 %call.i80.i, 0
  br i1 %tobool.i81.i, label %if.then.i82.i, label %if.else.i83.i
if.then.i82.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i64 0, i64 0), i64 noundef %call.i80.i, i64 noundef %call.i)
  br label %queue_enter.exit84.i
if.else.i83.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i64 0, i64 0), i8* noundef %3, i64 noundef %call.i)
  br label %queue_enter.exit84.i
queue_enter.exit84.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0), i8* noundef %3, i64 noundef %call.i)
  br label %if.end87.i
if.end87.i:
  call void @__gsmack_atomic_end()
  %call88.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %cmp89.i = icmp ne i64 %call88.i, 0
  br i1 %cmp89.i, label %land.lhs.true90.i, label %if.end96.i
land.lhs.true90.i:
  br i1 %10, label %if.end96.i, label %if.then92.i
if.then92.i:
  call void @__gsmack_atomic_begin()
  %call.i85.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %cmp.i86.i = icmp eq i64 %call.i85.i, 1
  br i1 %cmp.i86.i, label %cond.true.i87.i, label %cond.false.i88.i
cond.true.i87.i:
  %call1.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i64 0, i64 0), i8* noundef %3)
  br label %queue_turn.exit.i
cond.false.i88.i:
  %call2.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0), i8* noundef %3)
  br label %queue_turn.exit.i
queue_turn.exit.i:
  %cond.i89.i = phi i64 [ %call1.i.i, %cond.true.i87.i ], [ %call2.i.i, %cond.false.i88.i ]
  %cmp94.i = icmp eq i64 %cond.i89.i, %call.i
  %call95.i = call i32 @cond_regain(%union.pthread_mutex_t* noundef %mutex, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.8, i64 0, i64 0), i1 noundef zeroext %cmp94.i)
  %call.i90.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i64 0, i64 0), i64 noundef %call.i)
  %call1.i91.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i64 0, i64 0), i64 noundef %call.i)
  %tobool.i92.i = icmp ne i64 %call.i90.i, 0
  br i1 %tobool.i92.i, label %if.then.i93.i, label %if.else.i94.i
if.then.i93.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i64 0, i64 0), i64 noundef %call.i90.i, i64 noundef %call1.i91.i)
  br label %if.end.i.i
if.else.i94.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0), i8* noundef %3, i64 noundef %call1.i91.i)
  br label %if.end.i.i
if.end.i.i:
  %tobool2.i.i = icmp ne i64 %call1.i91.i, 0
  br i1 %tobool2.i.i, label %if.then3.i.i, label %if.else4.i.i
if.then3.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i64 0, i64 0), i64 noundef %call1.i91.i, i64 noundef %call.i90.i)
  br label %queue_leave.exit.i
if.else4.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i64 0, i64 0), i8* noundef %3, i64 noundef %call.i90.i)
  br label %queue_leave.exit.i
queue_leave.exit.i:
  call void @__gsmack_atomic_end()
  br label %if.end96.i
if.end96.i:
  %error.1.i = phi i32 [ %error.0.i, %land.lhs.true90.i ], [ %call95.i, %queue_leave.exit.i ], [ %error.0.i, %if.end87.i ]
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i.i, label %act_if.exit.i
land.lhs.true.i.i:
  br i1 %15, label %if.then.i95.i, label %act_if.exit.i
if.then.i95.i:
  call void @__model_cancel_end()
  br label %act_if.exit.i
act_if.exit.i:
  br label %if.end108.i
land.lhs.true99.i:                                ; No predecessors!
  br label %if.end108.i
if.end108.i:
  br label %cond_wait.exit
cond_wait.exit:
  %retval.0.i = phi i32 [ %error.1.i, %if.end108.i ], [ 1, %if.then.i ]
  ret i32 %retval.0.i
}
define dso_local i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull %cond) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.9, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %cmp2.i.i = icmp eq i32 %1, 0
  br label %cond_require.exit.i
cond_require.exit.i:
  %2 = phi i1 [ true, %entry ], [ %cmp2.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.10, i64 0, i64 0))
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %cond_signal.exit
if.then.i:
  %call1.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %cmp2.i = icmp eq i64 %call1.i, 0
  br i1 %cmp2.i, label %if.then3.i, label %if.else.i
if.then3.i:
  %call4.i = call i64 @__gsmack_nondet_ulong()
  %call5.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i64 noundef %call4.i)
  %3 = ptrtoint %union.pthread_cond_t* %cond to i64
  %cmp6.i = icmp eq i64 %call5.i, %3
  call void @__gsmack_assume(i1 noundef zeroext %cmp6.i)
  %call7.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.23, i64 0, i64 0), i64 noundef %call4.i)
  %call8.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.21, i64 0, i64 0), i8* noundef %0)
  %cmp9.i = icmp eq i64 %call7.i, %call8.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp9.i)
  br label %if.end.i
if.else.i:
  %call.i9.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %cmp.i10.i = icmp eq i64 %call.i9.i, 1
  br i1 %cmp.i10.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %call1.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i64 0, i64 0), i8* noundef %0)
  br label %queue_turn.exit.i
cond.false.i.i:
  %call2.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0), i8* noundef %0)
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
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.11, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp1.i.i, label %cond_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %__data.i.i = bitcast %union.pthread_cond_t* %cond to %struct.__pthread_cond_s*
  %__wrefs.i.i = getelementptr inbounds %struct.__pthread_cond_s, %struct.__pthread_cond_s* %__data.i.i, i32 0, i32 5
  %1 = load i32, i32* %__wrefs.i.i, align 4
  %cmp2.i.i = icmp eq i32 %1, 0
  br label %cond_require.exit.i
cond_require.exit.i:
  %2 = phi i1 [ true, %entry ], [ %cmp2.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.12, i64 0, i64 0))
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %cond_broadcast.exit
if.then.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  %call1.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.21, i64 0, i64 0), i8* noundef %0)
  %add.i = add nsw i64 %call1.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.21, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i)
  %call2.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %cmp3.i = icmp ne i64 %call2.i, 0
  br i1 %cmp3.i, label %if.then4.i, label %if.end.i
if.then4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  br label %if.end.i
if.end.i:
  br label %cond_broadcast.exit
cond_broadcast.exit:
  call void @__gsmack_atomic_end()
  ret i32 0
}
define internal void @leaks() {
entry:
  %call = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0), i64 noundef 0)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %call1 = call i8* @__gsmack_nondet_pointer()
  %call2 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.14, i64 0, i64 0), i8* noundef %call1)
  %cmp = icmp sle i64 %call2, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.15, i64 0, i64 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.16, i64 0, i64 0))
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
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i64 0, i64 0), i8* noundef %0)
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
  %call.i11 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.29, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp ne i64 %cond.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef %gone)
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
  call void @__gsmack_await_for(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.34, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i11)
  br i1 %2, label %if.then.i, label %if.end.i
if.then.i:
  %call.i12 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.29, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i12)
  %call2.i = call i32 @__model_robust_inherit(i8* noundef %0)
  br label %mutex_take.exit
if.end.i:
  %call5.i = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.29, i64 0, i64 0), i8* noundef %0, i64 noundef %call5.i)
  br label %mutex_take.exit
mutex_take.exit:
  %retval.0.i = phi i32 [ %call2.i, %if.then.i ], [ 0, %if.end.i ]
  ret i32 %retval.0.i
}
define internal void @cond_leave(%union.pthread_cond_t* noundef %cond, i64 noundef %thread) {
entry:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0), i64 noundef %thread, i64 noundef 0)
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0)
  %sub = sub nsw i64 %call, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0, i64 noundef %sub)
  %call1 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i64 noundef 0)
  %cmp = icmp ne i64 %call1, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i64 0, i64 0), i64 noundef %thread)
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i64 0, i64 0), i64 noundef %thread)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.else.i
if.then.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i64 0, i64 0), i64 noundef %call.i, i64 noundef %call1.i)
  br label %if.end.i
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.30, i64 0, i64 0), i8* noundef %0, i64 noundef %call1.i)
  br label %if.end.i
if.end.i:
  %tobool2.i = icmp ne i64 %call1.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.else4.i
if.then3.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.32, i64 0, i64 0), i64 noundef %call1.i, i64 noundef %call.i)
  br label %queue_leave.exit
if.else4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i)
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
