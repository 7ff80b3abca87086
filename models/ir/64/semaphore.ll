target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.sem_t = type { i64, [24 x i8] }
@.str = private unnamed_addr constant [18 x i8] c"may-fail.sem_init\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"sem.state\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.3 = private unnamed_addr constant [47 x i8] c"sem_init: the semaphore is initialised already\00", align 1
@.str.4 = private unnamed_addr constant [51 x i8] c"sem_destroy: the semaphore was destroyed or closed\00", align 1
@.str.5 = private unnamed_addr constant [46 x i8] c"sem_destroy: the semaphore is not initialised\00", align 1
@.str.6 = private unnamed_addr constant [48 x i8] c"sem_wait: the semaphore was destroyed or closed\00", align 1
@.str.7 = private unnamed_addr constant [43 x i8] c"sem_wait: the semaphore is not initialised\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"wakeup\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"semaphore\00", align 1
@.str.10 = private unnamed_addr constant [48 x i8] c"sem_post: the semaphore was destroyed or closed\00", align 1
@.str.11 = private unnamed_addr constant [43 x i8] c"sem_post: the semaphore is not initialised\00", align 1
@.str.12 = private unnamed_addr constant [52 x i8] c"sem_getvalue: the semaphore was destroyed or closed\00", align 1
@.str.13 = private unnamed_addr constant [47 x i8] c"sem_getvalue: the semaphore is not initialised\00", align 1
@.str.14 = private unnamed_addr constant [10 x i8] c"sem.count\00", align 1
@.str.15 = private unnamed_addr constant [12 x i8] c"queue.first\00", align 1
@.str.16 = private unnamed_addr constant [11 x i8] c"queue.last\00", align 1
@.str.17 = private unnamed_addr constant [13 x i8] c"queue.before\00", align 1
@.str.18 = private unnamed_addr constant [11 x i8] c"queue.next\00", align 1
define dso_local i32 @sem_init(%union.sem_t* noundef nonnull %sem, i32 noundef %shared, i32 noundef %value) {
entry:
  %cmp = icmp ugt i32 %value, 2147483647
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %sem_fail.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %sem_fail.exit
sem_fail.exit:
  br label %return
if.end:
  %call1 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i64 noundef 0)
  %tobool = icmp ne i64 %call1, 0
  br i1 %tobool, label %land.lhs.true, label %if.end5
land.lhs.true:
  %call2 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call2, label %if.then3, label %if.end5
if.then3:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i7, label %sem_fail.exit8
if.then.i.i7:
  %call.i.i6 = call i32* @__errno_location()
  store i32 28, i32* %call.i.i6, align 4
  br label %sem_fail.exit8
sem_fail.exit8:
  br label %return
if.end5:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 32)
  %call6 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %cmp7 = icmp eq i64 %call6, 0
  br i1 %cmp7, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp8 = icmp eq i64 %call6, -1
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %if.end5 ], [ %cmp8, %lor.rhs ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.3, i64 0, i64 0))
  %conv = zext i32 %value to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0, i64 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0, i64 noundef %conv)
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ -1, %sem_fail.exit ], [ -1, %sem_fail.exit8 ], [ 0, %lor.end ]
  ret i32 %retval.0
}
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @sem_destroy(%union.sem_t* noundef nonnull %sem) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 32)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.4, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.5, i64 0, i64 0))
  %call2.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0, i64 noundef -1)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
define dso_local i32 @sem_wait(%union.sem_t* noundef nonnull %sem) {
entry:
  %call = call i64 @__gsmack_self()
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i27, label %wait_begins.exit
if.then.i27:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 32)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.6, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.7, i64 0, i64 0))
  %call2.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0)
  %call2 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0), i64 noundef 0)
  %cmp = icmp ne i64 %call2, 0
  br i1 %cmp, label %land.lhs.true, label %if.else
land.lhs.true:
  %cmp3 = icmp ne i64 %call2.i, 0
  br i1 %cmp3, label %land.lhs.true4, label %if.then
land.lhs.true4:
  %call.i28 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.15, i64 0, i64 0), i8* noundef %0)
  %cmp.i29 = icmp eq i64 %call.i28, 0
  br i1 %cmp.i29, label %if.else, label %if.then
if.then:
  %call.i30 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.16, i64 0, i64 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i64 noundef %call, i64 noundef %call.i30)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i64 noundef %call, i64 noundef 0)
  %tobool.i = icmp ne i64 %call.i30, 0
  br i1 %tobool.i, label %if.then.i31, label %if.else.i
if.then.i31:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i64 noundef %call.i30, i64 noundef %call)
  br label %queue_enter.exit
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.15, i64 0, i64 0), i8* noundef %0, i64 noundef %call)
  br label %queue_enter.exit
queue_enter.exit:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.16, i64 0, i64 0), i8* noundef %0, i64 noundef %call)
  br label %if.end18
if.else:
  %cmp6 = icmp ne i64 %call2.i, 0
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %cmp6, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i32 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i32, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %1 = phi i1 [ false, %lor.lhs.false.i ], [ false, %if.else ], [ %call1.i, %land.rhs.i ]
  %frombool = zext i1 %1 to i8
  br i1 %1, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i34, label %interrupted.exit
land.lhs.true.i34:
  %call.i33 = call zeroext i1 @__model_interrupts(i1 noundef zeroext true)
  br i1 %call.i33, label %land.rhs.i36, label %interrupted.exit
land.rhs.i36:
  %call1.i35 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %2 = phi i1 [ false, %land.lhs.true.i34 ], [ false, %land.rhs ], [ %call1.i35, %land.rhs.i36 ]
  br label %land.end
land.end:
  %3 = phi i1 [ false, %cancelled_instead.exit ], [ %2, %interrupted.exit ]
  %frombool10 = zext i1 %3 to i8
  br i1 %cmp6, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  br i1 %1, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %4 = phi i1 [ true, %lor.lhs.false ], [ true, %land.end ], [ %3, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  br i1 %1, label %if.end, label %land.lhs.true15
land.lhs.true15:
  br i1 %3, label %if.end, label %if.then17
if.then17:
  %sub = sub nsw i64 %call2.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0, i64 noundef %sub)
  br label %if.end
if.end:
  br label %if.end18
if.end18:
  %queued.0 = phi i8 [ 0, %if.end ], [ 1, %queue_enter.exit ]
  %disturbed.0 = phi i8 [ %frombool10, %if.end ], [ 0, %queue_enter.exit ]
  %cancelled.0 = phi i8 [ %frombool, %if.end ], [ 0, %queue_enter.exit ]
  call void @__gsmack_atomic_end()
  %tobool19 = trunc i8 %disturbed.0 to i1
  br i1 %tobool19, label %if.then20, label %if.end22
if.then20:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %sem_fail.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i.i, align 4
  br label %sem_fail.exit
sem_fail.exit:
  br label %cleanup
if.end22:
  %tobool23 = trunc i8 %queued.0 to i1
  br i1 %tobool23, label %if.then24, label %if.end43
if.then24:
  call void @__gsmack_atomic_begin()
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 32)
  %call.i37 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %cmp.i38 = icmp ne i64 %call.i37, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i38, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.6, i64 0, i64 0))
  %cmp1.i39 = icmp ne i64 %call.i37, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i39, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.7, i64 0, i64 0))
  %call2.i40 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0)
  %cmp26 = icmp ne i64 %call2.i40, 0
  br i1 %cmp26, label %land.rhs27, label %land.end30
land.rhs27:
  %call.i41 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0), i64 noundef 0)
  %cmp.i42 = icmp eq i64 %call.i41, 1
  br i1 %cmp.i42, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call1.i43 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.15, i64 0, i64 0), i8* noundef %0)
  br label %queue_turn.exit
cond.false.i:
  %call2.i44 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.16, i64 0, i64 0), i8* noundef %0)
  br label %queue_turn.exit
queue_turn.exit:
  %cond.i = phi i64 [ %call1.i43, %cond.true.i ], [ %call2.i44, %cond.false.i ]
  %cmp29 = icmp eq i64 %cond.i, %call
  br label %land.end30
land.end30:
  %5 = phi i1 [ false, %if.then24 ], [ %cmp29, %queue_turn.exit ]
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i46, label %cancelled_instead.exit51
land.lhs.true.i46:
  br i1 %5, label %lor.lhs.false.i48, label %land.rhs.i50
lor.lhs.false.i48:
  %call.i47 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i47, label %land.rhs.i50, label %cancelled_instead.exit51
land.rhs.i50:
  %call1.i49 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit51
cancelled_instead.exit51:
  %6 = phi i1 [ false, %lor.lhs.false.i48 ], [ false, %land.end30 ], [ %call1.i49, %land.rhs.i50 ]
  %frombool34 = zext i1 %6 to i8
  br i1 %5, label %lor.end38, label %lor.rhs36
lor.rhs36:
  br label %lor.end38
lor.end38:
  %7 = phi i1 [ true, %cancelled_instead.exit51 ], [ %6, %lor.rhs36 ]
  call void @__gsmack_await_for(i1 noundef zeroext %7, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  %call.i52 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i64 noundef %call)
  %call1.i53 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i64 noundef %call)
  %tobool.i54 = icmp ne i64 %call.i52, 0
  br i1 %tobool.i54, label %if.then.i55, label %if.else.i56
if.then.i55:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i64 noundef %call.i52, i64 noundef %call1.i53)
  br label %if.end.i
if.else.i56:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.16, i64 0, i64 0), i8* noundef %0, i64 noundef %call1.i53)
  br label %if.end.i
if.end.i:
  %tobool2.i = icmp ne i64 %call1.i53, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.else4.i
if.then3.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0), i64 noundef %call1.i53, i64 noundef %call.i52)
  br label %queue_leave.exit
if.else4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.15, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i52)
  br label %queue_leave.exit
queue_leave.exit:
  br i1 %6, label %if.end42, label %if.then40
if.then40:
  %sub41 = sub nsw i64 %call2.i40, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0, i64 noundef %sub41)
  br label %if.end42
if.end42:
  call void @__gsmack_atomic_end()
  br label %if.end43
if.end43:
  %cancelled.1 = phi i8 [ %frombool34, %if.end42 ], [ %cancelled.0, %if.end22 ]
  %tobool44 = trunc i8 %cancelled.1 to i1
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i58, label %act_if.exit
land.lhs.true.i58:
  br i1 %tobool44, label %if.then.i59, label %act_if.exit
if.then.i59:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %sem_fail.exit ], [ 0, %act_if.exit ]
  ret i32 %retval.0
}
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
define dso_local i32 @sem_post(%union.sem_t* noundef nonnull %sem) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 32)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.10, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.11, i64 0, i64 0))
  %call2.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp eq i64 %call2.i, 2147483647
  br i1 %cmp, label %if.then, label %if.else
if.then:
  br label %if.end
if.else:
  %add = add nsw i64 %call2.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0, i64 noundef %add)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 75, %if.then ], [ 0, %if.else ]
  call void @__gsmack_atomic_end()
  %tobool.i = icmp ne i32 %error.0, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 %error.0, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %sem_fail.exit
cond.false.i:
  br label %sem_fail.exit
sem_fail.exit:
  %cond.i = phi i32 [ -1, %fails_with.exit.i ], [ 0, %cond.false.i ]
  ret i32 %cond.i
}
define dso_local i32 @sem_getvalue(%union.sem_t* noundef nonnull %sem, i32* noundef nonnull %value) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 32)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.12, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.13, i64 0, i64 0))
  %call2.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0)
  %conv = trunc i64 %call2.i to i32
  call void @__gsmack_atomic_end()
  store i32 %conv, i32* %value, align 4
  ret i32 0
}
declare extern_weak dso_local i32* @__errno_location()
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local void @__model_wait_begins()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare extern_weak dso_local void @__model_cancel_end()
