target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.sem_t = type { i64, [24 x i8] }
%struct.timespec = type { i64, i64 }
@.str = private unnamed_addr constant [41 x i8] c"sem_trywait: the semaphore was destroyed\00", align 1
@.str.1 = private unnamed_addr constant [46 x i8] c"sem_trywait: the semaphore is not initialised\00", align 1
@.str.2 = private unnamed_addr constant [43 x i8] c"sem_timedwait: the semaphore was destroyed\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"sem_timedwait: the semaphore is not initialised\00", align 1
@.str.4 = private unnamed_addr constant [43 x i8] c"sem_clockwait: the semaphore was destroyed\00", align 1
@.str.5 = private unnamed_addr constant [48 x i8] c"sem_clockwait: the semaphore is not initialised\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"sem.state\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"sem.count\00", align 1
define dso_local i32 @sem_trywait(%union.sem_t* noundef nonnull %sem) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 32)
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.1, i64 0, i64 0))
  %call2.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call2.i.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.else.i
if.then.i:
  %sub.i = sub nsw i64 %call2.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0), i8* noundef %0, i64 noundef %sub.i)
  br label %wait_now.exit
if.else.i:
  br label %wait_now.exit
wait_now.exit:
  %error.0.i = phi i32 [ 0, %if.then.i ], [ 11, %if.else.i ]
  call void @__gsmack_atomic_end()
  %tobool.i = icmp ne i32 %error.0.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i1
if.then.i1:
  br label %sem_fail.exit
if.end.i:
  %call.i = call i32* @__errno_location()
  store i32 %error.0.i, i32* %call.i, align 4
  br label %sem_fail.exit
sem_fail.exit:
  %retval.0.i = phi i32 [ -1, %if.end.i ], [ 0, %if.then.i1 ]
  ret i32 %retval.0.i
}
define dso_local i32 @sem_timedwait(%union.sem_t* noundef nonnull %sem, %struct.timespec* noundef nonnull %time) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %0 = load i64, i64* %tv_nsec.i.i, align 8
  %cmp.i.i = icmp sge i64 %0, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %valid_time.exit.i
land.rhs.i.i:
  %cmp2.i.i = icmp slt i64 %0, 1000000000
  br label %valid_time.exit.i
valid_time.exit.i:
  %1 = phi i1 [ false, %cancellation_point.exit ], [ %cmp2.i.i, %land.rhs.i.i ]
  br i1 %1, label %refused.exit, label %land.rhs.i
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %refused.exit
refused.exit:
  %2 = phi i1 [ false, %valid_time.exit.i ], [ %call1.i, %land.rhs.i ]
  br i1 %2, label %if.then, label %if.end
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i3, label %wait_begins.exit
if.then.i3:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i, label %interrupted.exit
land.lhs.true.i:
  %call.i4 = call zeroext i1 @__model_interrupts(i1 noundef zeroext true)
  br i1 %call.i4, label %land.rhs.i6, label %interrupted.exit
land.rhs.i6:
  %call1.i5 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %3 = phi i1 [ false, %land.lhs.true.i ], [ false, %wait_begins.exit ], [ %call1.i5, %land.rhs.i6 ]
  br i1 %3, label %if.then3, label %if.end5
if.then3:
  %call.i7 = call i32* @__errno_location()
  store i32 4, i32* %call.i7, align 4
  br label %return
if.end5:
  call void @__gsmack_atomic_begin()
  %4 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_uses(i8* noundef %4, i64 noundef 32)
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i64 0, i64 0), i8* noundef %4)
  %cmp.i.i8 = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.2, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.3, i64 0, i64 0))
  %call2.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0), i8* noundef %4)
  %cmp.i = icmp ne i64 %call2.i.i, 0
  br i1 %cmp.i, label %if.then.i9, label %if.else.i
if.then.i9:
  %sub.i = sub nsw i64 %call2.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0), i8* noundef %4, i64 noundef %sub.i)
  br label %wait_now.exit
if.else.i:
  br label %wait_now.exit
wait_now.exit:
  %error.0.i = phi i32 [ 0, %if.then.i9 ], [ 110, %if.else.i ]
  call void @__gsmack_atomic_end()
  %cmp.i10 = icmp eq i32 %error.0.i, 110
  br i1 %cmp.i10, label %land.lhs.true.i13, label %cond.false.i
land.lhs.true.i13:
  %5 = load i64, i64* %tv_nsec.i.i, align 8
  %cmp.i.i12 = icmp sge i64 %5, 0
  br i1 %cmp.i.i12, label %land.rhs.i.i15, label %valid_time.exit.i16
land.rhs.i.i15:
  %cmp2.i.i14 = icmp slt i64 %5, 1000000000
  br label %valid_time.exit.i16
valid_time.exit.i16:
  %6 = phi i1 [ false, %land.lhs.true.i13 ], [ %cmp2.i.i14, %land.rhs.i.i15 ]
  br i1 %6, label %cond.false.i, label %cond.true.i
cond.true.i:
  br label %timeout.exit
cond.false.i:
  br label %timeout.exit
timeout.exit:
  %cond.i = phi i32 [ 22, %cond.true.i ], [ %error.0.i, %cond.false.i ]
  %tobool.i = icmp ne i32 %cond.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i17
if.then.i17:
  br label %sem_fail.exit
if.end.i:
  %call.i18 = call i32* @__errno_location()
  store i32 %cond.i, i32* %call.i18, align 4
  br label %sem_fail.exit
sem_fail.exit:
  %retval.0.i = phi i32 [ -1, %if.end.i ], [ 0, %if.then.i17 ]
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then3 ], [ %retval.0.i, %sem_fail.exit ]
  ret i32 %retval.0
}
define dso_local i32 @sem_clockwait(%union.sem_t* noundef nonnull %sem, i32 noundef %clock, %struct.timespec* noundef nonnull %time) {
entry:
  %cmp.i = icmp eq i32 %clock, 0
  br i1 %cmp.i, label %can_wait_by.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %clock, 1
  br label %can_wait_by.exit
can_wait_by.exit:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i, %lor.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i64, i64* %tv_nsec.i.i, align 8
  %cmp.i.i = icmp sge i64 %1, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %valid_time.exit.i
land.rhs.i.i:
  %cmp2.i.i = icmp slt i64 %1, 1000000000
  br label %valid_time.exit.i
valid_time.exit.i:
  %2 = phi i1 [ false, %cancellation_point.exit ], [ %cmp2.i.i, %land.rhs.i.i ]
  br i1 %2, label %refused.exit, label %land.rhs.i
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %refused.exit
refused.exit:
  %3 = phi i1 [ false, %valid_time.exit.i ], [ %call1.i, %land.rhs.i ]
  br i1 %3, label %if.then3, label %if.end5
if.then3:
  %call.i3 = call i32* @__errno_location()
  store i32 22, i32* %call.i3, align 4
  br label %return
if.end5:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i4, label %wait_begins.exit
if.then.i4:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i, label %interrupted.exit
land.lhs.true.i:
  %call.i5 = call zeroext i1 @__model_interrupts(i1 noundef zeroext true)
  br i1 %call.i5, label %land.rhs.i7, label %interrupted.exit
land.rhs.i7:
  %call1.i6 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %4 = phi i1 [ false, %land.lhs.true.i ], [ false, %wait_begins.exit ], [ %call1.i6, %land.rhs.i7 ]
  br i1 %4, label %if.then7, label %if.end9
if.then7:
  %call.i8 = call i32* @__errno_location()
  store i32 4, i32* %call.i8, align 4
  br label %return
if.end9:
  call void @__gsmack_atomic_begin()
  %5 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_uses(i8* noundef %5, i64 noundef 32)
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i64 0, i64 0), i8* noundef %5)
  %cmp.i.i9 = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i9, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.4, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.5, i64 0, i64 0))
  %call2.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0), i8* noundef %5)
  %cmp.i10 = icmp ne i64 %call2.i.i, 0
  br i1 %cmp.i10, label %if.then.i11, label %if.else.i
if.then.i11:
  %sub.i = sub nsw i64 %call2.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0), i8* noundef %5, i64 noundef %sub.i)
  br label %wait_now.exit
if.else.i:
  br label %wait_now.exit
wait_now.exit:
  %error.0.i = phi i32 [ 0, %if.then.i11 ], [ 110, %if.else.i ]
  call void @__gsmack_atomic_end()
  %cmp.i12 = icmp eq i32 %error.0.i, 110
  br i1 %cmp.i12, label %land.lhs.true.i15, label %cond.false.i
land.lhs.true.i15:
  %6 = load i64, i64* %tv_nsec.i.i, align 8
  %cmp.i.i14 = icmp sge i64 %6, 0
  br i1 %cmp.i.i14, label %land.rhs.i.i17, label %valid_time.exit.i18
land.rhs.i.i17:
  %cmp2.i.i16 = icmp slt i64 %6, 1000000000
  br label %valid_time.exit.i18
valid_time.exit.i18:
  %7 = phi i1 [ false, %land.lhs.true.i15 ], [ %cmp2.i.i16, %land.rhs.i.i17 ]
  br i1 %7, label %cond.false.i, label %cond.true.i
cond.true.i:
  br label %timeout.exit
cond.false.i:
  br label %timeout.exit
timeout.exit:
  %cond.i = phi i32 [ 22, %cond.true.i ], [ %error.0.i, %cond.false.i ]
  %tobool.i = icmp ne i32 %cond.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i19
if.then.i19:
  br label %sem_fail.exit
if.end.i:
  %call.i20 = call i32* @__errno_location()
  store i32 %cond.i, i32* %call.i20, align 4
  br label %sem_fail.exit
sem_fail.exit:
  %retval.0.i = phi i32 [ -1, %if.end.i ], [ 0, %if.then.i19 ]
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then3 ], [ -1, %if.then7 ], [ %retval.0.i, %sem_fail.exit ], [ -1, %if.then ]
  ret i32 %retval.0
}
declare dso_local i32* @__errno_location()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_atomic_end()
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare extern_weak dso_local void @__model_wait_begins()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
