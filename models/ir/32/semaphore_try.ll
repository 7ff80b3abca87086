target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.sem_t = type { i32, [12 x i8] }
%struct.timespec = type { i32, i32 }
@.str = private unnamed_addr constant [51 x i8] c"sem_trywait: the semaphore was destroyed or closed\00", align 1
@.str.1 = private unnamed_addr constant [46 x i8] c"sem_trywait: the semaphore is not initialised\00", align 1
@.str.2 = private unnamed_addr constant [53 x i8] c"sem_timedwait: the semaphore was destroyed or closed\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"sem_timedwait: the semaphore is not initialised\00", align 1
@.str.4 = private unnamed_addr constant [53 x i8] c"sem_clockwait: the semaphore was destroyed or closed\00", align 1
@.str.5 = private unnamed_addr constant [48 x i8] c"sem_clockwait: the semaphore is not initialised\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"sem.state\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"sem.count\00", align 1
define dso_local i32 @sem_trywait(%union.sem_t* noundef nonnull %sem) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 16)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i = icmp ne i32 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str, i32 0, i32 0))
  %cmp1.i.i = icmp ne i32 %call.i.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i32 0, i32 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.1, i32 0, i32 0))
  %call2.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call2.i.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.else.i
if.then.i:
  %sub.i = sub nsw i32 %call2.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i32 0, i32 0), i8* noundef %0, i32 noundef %sub.i)
  br label %wait_now.exit
if.else.i:
  br label %wait_now.exit
wait_now.exit:
  %error.0.i = phi i32 [ 0, %if.then.i ], [ 11, %if.else.i ]
  call void @__gsmack_atomic_end()
  %tobool.i = icmp ne i32 %error.0.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i1 = call i32* @__errno_location()
  store i32 %error.0.i, i32* %call.i.i1, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %sem_fail.exit
cond.false.i:
  br label %sem_fail.exit
sem_fail.exit:
  %cond.i = phi i32 [ -1, %fails_with.exit.i ], [ 0, %cond.false.i ]
  ret i32 %cond.i
}
define dso_local i32 @sem_timedwait(%union.sem_t* noundef nonnull %sem, %struct.timespec* noundef nonnull %time) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %tv_sec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %0 = load i32, i32* %tv_sec.i.i, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %0)
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i32, i32* %tv_nsec.i.i, align 4
  %cmp.i.i = icmp sge i32 %1, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %valid_time.exit.i
land.rhs.i.i:
  %cmp2.i.i = icmp slt i32 %1, 1000000000
  br label %valid_time.exit.i
valid_time.exit.i:
  %2 = phi i1 [ false, %cancellation_point.exit ], [ %cmp2.i.i, %land.rhs.i.i ]
  br i1 %2, label %refused.exit, label %land.rhs.i
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %refused.exit
refused.exit:
  %3 = phi i1 [ false, %valid_time.exit.i ], [ %call1.i, %land.rhs.i ]
  br i1 %3, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %sem_fail.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %sem_fail.exit
sem_fail.exit:
  br label %return
if.end:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i3, label %wait_begins.exit
if.then.i3:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i, label %interrupted.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__model_interrupts(i1 noundef zeroext true)
  br i1 %call.i, label %land.rhs.i5, label %interrupted.exit
land.rhs.i5:
  %call1.i4 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %4 = phi i1 [ false, %land.lhs.true.i ], [ false, %wait_begins.exit ], [ %call1.i4, %land.rhs.i5 ]
  br i1 %4, label %if.then3, label %if.end5
if.then3:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i7, label %sem_fail.exit8
if.then.i.i7:
  %call.i.i6 = call i32* @__errno_location()
  store i32 4, i32* %call.i.i6, align 4
  br label %sem_fail.exit8
sem_fail.exit8:
  br label %return
if.end5:
  call void @__gsmack_atomic_begin()
  %5 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_uses(i8* noundef %5, i32 noundef 16)
  %call.i.i9 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i32 0, i32 0), i8* noundef %5)
  %cmp.i.i10 = icmp ne i32 %call.i.i9, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i10, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i32 0, i32 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.2, i32 0, i32 0))
  %cmp1.i.i = icmp ne i32 %call.i.i9, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i32 0, i32 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.3, i32 0, i32 0))
  %call2.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i32 0, i32 0), i8* noundef %5)
  %cmp.i = icmp ne i32 %call2.i.i, 0
  br i1 %cmp.i, label %if.then.i11, label %if.else.i
if.then.i11:
  %sub.i = sub nsw i32 %call2.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i32 0, i32 0), i8* noundef %5, i32 noundef %sub.i)
  br label %wait_now.exit
if.else.i:
  br label %wait_now.exit
wait_now.exit:
  %error.0.i = phi i32 [ 0, %if.then.i11 ], [ 110, %if.else.i ]
  call void @__gsmack_atomic_end()
  %cmp.i12 = icmp eq i32 %error.0.i, 110
  br i1 %cmp.i12, label %land.lhs.true.i16, label %cond.false.i
land.lhs.true.i16:
  %6 = load i32, i32* %tv_sec.i.i, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %6)
  %7 = load i32, i32* %tv_nsec.i.i, align 4
  %cmp.i.i15 = icmp sge i32 %7, 0
  br i1 %cmp.i.i15, label %land.rhs.i.i18, label %valid_time.exit.i19
land.rhs.i.i18:
  %cmp2.i.i17 = icmp slt i32 %7, 1000000000
  br label %valid_time.exit.i19
valid_time.exit.i19:
  %8 = phi i1 [ false, %land.lhs.true.i16 ], [ %cmp2.i.i17, %land.rhs.i.i18 ]
  br i1 %8, label %cond.false.i, label %cond.true.i
cond.true.i:
  br label %timeout.exit
cond.false.i:
  br label %timeout.exit
timeout.exit:
  %cond.i = phi i32 [ 22, %cond.true.i ], [ %error.0.i, %cond.false.i ]
  %tobool.i = icmp ne i32 %cond.i, 0
  br i1 %tobool.i, label %cond.true.i20, label %cond.false.i23
cond.true.i20:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i22, label %fails_with.exit.i
if.then.i.i22:
  %call.i.i21 = call i32* @__errno_location()
  store i32 %cond.i, i32* %call.i.i21, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %sem_fail.exit25
cond.false.i23:
  br label %sem_fail.exit25
sem_fail.exit25:
  %cond.i24 = phi i32 [ -1, %fails_with.exit.i ], [ 0, %cond.false.i23 ]
  br label %return
return:
  %retval.0 = phi i32 [ -1, %sem_fail.exit ], [ -1, %sem_fail.exit8 ], [ %cond.i24, %sem_fail.exit25 ]
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
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %sem_fail.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 22, i32* %call.i.i, align 4
  br label %sem_fail.exit
sem_fail.exit:
  br label %return
if.end:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %tv_sec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %1 = load i32, i32* %tv_sec.i.i, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %1)
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %2 = load i32, i32* %tv_nsec.i.i, align 4
  %cmp.i.i = icmp sge i32 %2, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %valid_time.exit.i
land.rhs.i.i:
  %cmp2.i.i = icmp slt i32 %2, 1000000000
  br label %valid_time.exit.i
valid_time.exit.i:
  %3 = phi i1 [ false, %cancellation_point.exit ], [ %cmp2.i.i, %land.rhs.i.i ]
  br i1 %3, label %refused.exit, label %land.rhs.i
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %refused.exit
refused.exit:
  %4 = phi i1 [ false, %valid_time.exit.i ], [ %call1.i, %land.rhs.i ]
  br i1 %4, label %if.then3, label %if.end5
if.then3:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i4, label %sem_fail.exit5
if.then.i.i4:
  %call.i.i3 = call i32* @__errno_location()
  store i32 22, i32* %call.i.i3, align 4
  br label %sem_fail.exit5
sem_fail.exit5:
  br label %return
if.end5:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i6, label %wait_begins.exit
if.then.i6:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i, label %interrupted.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__model_interrupts(i1 noundef zeroext true)
  br i1 %call.i, label %land.rhs.i8, label %interrupted.exit
land.rhs.i8:
  %call1.i7 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %5 = phi i1 [ false, %land.lhs.true.i ], [ false, %wait_begins.exit ], [ %call1.i7, %land.rhs.i8 ]
  br i1 %5, label %if.then7, label %if.end9
if.then7:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i10, label %sem_fail.exit11
if.then.i.i10:
  %call.i.i9 = call i32* @__errno_location()
  store i32 4, i32* %call.i.i9, align 4
  br label %sem_fail.exit11
sem_fail.exit11:
  br label %return
if.end9:
  call void @__gsmack_atomic_begin()
  %6 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_uses(i8* noundef %6, i32 noundef 16)
  %call.i.i12 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i32 0, i32 0), i8* noundef %6)
  %cmp.i.i13 = icmp ne i32 %call.i.i12, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i13, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i32 0, i32 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.4, i32 0, i32 0))
  %cmp1.i.i = icmp ne i32 %call.i.i12, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i32 0, i32 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.5, i32 0, i32 0))
  %call2.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i32 0, i32 0), i8* noundef %6)
  %cmp.i14 = icmp ne i32 %call2.i.i, 0
  br i1 %cmp.i14, label %if.then.i15, label %if.else.i
if.then.i15:
  %sub.i = sub nsw i32 %call2.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i32 0, i32 0), i8* noundef %6, i32 noundef %sub.i)
  br label %wait_now.exit
if.else.i:
  br label %wait_now.exit
wait_now.exit:
  %error.0.i = phi i32 [ 0, %if.then.i15 ], [ 110, %if.else.i ]
  call void @__gsmack_atomic_end()
  %cmp.i16 = icmp eq i32 %error.0.i, 110
  br i1 %cmp.i16, label %land.lhs.true.i20, label %cond.false.i
land.lhs.true.i20:
  %7 = load i32, i32* %tv_sec.i.i, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %7)
  %8 = load i32, i32* %tv_nsec.i.i, align 4
  %cmp.i.i19 = icmp sge i32 %8, 0
  br i1 %cmp.i.i19, label %land.rhs.i.i22, label %valid_time.exit.i23
land.rhs.i.i22:
  %cmp2.i.i21 = icmp slt i32 %8, 1000000000
  br label %valid_time.exit.i23
valid_time.exit.i23:
  %9 = phi i1 [ false, %land.lhs.true.i20 ], [ %cmp2.i.i21, %land.rhs.i.i22 ]
  br i1 %9, label %cond.false.i, label %cond.true.i
cond.true.i:
  br label %timeout.exit
cond.false.i:
  br label %timeout.exit
timeout.exit:
  %cond.i = phi i32 [ 22, %cond.true.i ], [ %error.0.i, %cond.false.i ]
  %tobool.i = icmp ne i32 %cond.i, 0
  br i1 %tobool.i, label %cond.true.i24, label %cond.false.i27
cond.true.i24:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i26, label %fails_with.exit.i
if.then.i.i26:
  %call.i.i25 = call i32* @__errno_location()
  store i32 %cond.i, i32* %call.i.i25, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %sem_fail.exit29
cond.false.i27:
  br label %sem_fail.exit29
sem_fail.exit29:
  %cond.i28 = phi i32 [ -1, %fails_with.exit.i ], [ 0, %cond.false.i27 ]
  br label %return
return:
  %retval.0 = phi i32 [ -1, %sem_fail.exit5 ], [ -1, %sem_fail.exit11 ], [ %cond.i28, %sem_fail.exit29 ], [ -1, %sem_fail.exit ]
  ret i32 %retval.0
}
declare extern_weak dso_local i32* @__errno_location()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_atomic_end()
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__model_needs(i32 noundef, ...)
declare extern_weak dso_local void @__model_wait_begins()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
