target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.timespec = type { i32, i32 }
%struct.timeval = type { i32, i32 }
%struct.timezone = type { i32, i32 }
@.str = private unnamed_addr constant [17 x i8] c"clock.used.floor\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"clock.seconds.floor\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"clock.rest.floor\00", align 1
define dso_local i32 @time(i32* noundef %result) {
entry:
  %call.i = call i32 @__gsmack_nondet_late(i32 noundef 2130706432, i32 noundef 2147483647)
  %tobool = icmp ne i32* %result, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  store i32 %call.i, i32* %result, align 4
  br label %if.end
if.end:
  ret i32 %call.i
}
define dso_local i32 @clock() {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_nondet_late(i32 noundef 2130706432, i32 noundef 2147483647)
  %call1 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i32 0, i32 0))
  %cmp = icmp sge i32 %call.i, %call1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i32 0, i32 0), i32 noundef %call.i)
  call void @__gsmack_atomic_end()
  ret i32 %call.i
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @clock_gettime(i32 noundef %clock, %struct.timespec* noundef nonnull %now) {
entry:
  %cmp.i = icmp sle i32 %clock, 11
  br i1 %cmp.i, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %call.i17 = call i32 @__gsmack_nondet_late(i32 noundef 2130706432, i32 noundef 2147483647)
  %call.i18 = call i32 @__gsmack_nondet_late(i32 noundef 1000000000, i32 noundef 0)
  %cmp.i19 = icmp eq i32 %clock, 1
  br i1 %cmp.i19, label %monotonic.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i = icmp eq i32 %clock, 4
  br i1 %cmp1.i, label %monotonic.exit, label %lor.lhs.false2.i
lor.lhs.false2.i:
  %cmp3.i = icmp eq i32 %clock, 6
  br i1 %cmp3.i, label %monotonic.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp4.i = icmp eq i32 %clock, 7
  br label %monotonic.exit
monotonic.exit:
  %0 = phi i1 [ true, %lor.lhs.false2.i ], [ true, %lor.lhs.false.i ], [ true, %if.end ], [ %cmp4.i, %lor.rhs.i ]
  br i1 %0, label %if.then5, label %if.end11
if.then5:
  call void @__gsmack_atomic_begin()
  %call6 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i32 0, i32 0), i32 noundef %clock)
  %call7 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i32 0, i32 0), i32 noundef %clock)
  %cmp = icmp sge i32 %call.i17, %call6
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %cmp8 = icmp ne i32 %call.i17, %call6
  %conv = zext i1 %cmp8 to i32
  %cmp9 = icmp sge i32 %call.i18, %call7
  %conv10 = zext i1 %cmp9 to i32
  %add = add nsw i32 %conv, %conv10
  %tobool = icmp ne i32 %add, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i32 0, i32 0), i32 noundef %clock, i32 noundef %call.i17)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i32 0, i32 0), i32 noundef %clock, i32 noundef %call.i18)
  call void @__gsmack_atomic_end()
  br label %if.end11
if.end11:
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 0
  store i32 %call.i17, i32* %tv_sec, align 4
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 1
  store i32 %call.i18, i32* %tv_nsec, align 4
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end11 ], [ -1, %fails_with.exit ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
define dso_local i32 @timespec_get(%struct.timespec* noundef nonnull %now, i32 noundef %base) {
entry:
  %cmp = icmp ne i32 %base, 1
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call.i17.i = call i32 @__gsmack_nondet_late(i32 noundef 2130706432, i32 noundef 2147483647)
  %call.i18.i = call i32 @__gsmack_nondet_late(i32 noundef 1000000000, i32 noundef 0)
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 0
  store i32 %call.i17.i, i32* %tv_sec.i, align 4
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 1
  store i32 %call.i18.i, i32* %tv_nsec.i, align 4
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.then ], [ %base, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @clock_getres(i32 noundef %clock, %struct.timespec* noundef %resolution) {
entry:
  %cmp.i = icmp sle i32 %clock, 11
  br i1 %cmp.i, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %tobool = icmp ne %struct.timespec* %resolution, null
  br i1 %tobool, label %if.then2, label %if.end3
if.then2:
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %resolution, i32 0, i32 0
  store i32 0, i32* %tv_sec, align 4
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %resolution, i32 0, i32 1
  store i32 1, i32* %tv_nsec, align 4
  br label %if.end3
if.end3:
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end3 ], [ -1, %fails_with.exit ]
  ret i32 %retval.0
}
define dso_local i32 @gettimeofday(%struct.timeval* noalias noundef nonnull %now, i8* noalias noundef %zone) {
entry:
  %call.i = call i32 @__gsmack_nondet_late(i32 noundef 2130706432, i32 noundef 2147483647)
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %now, i32 0, i32 0
  store i32 %call.i, i32* %tv_sec, align 4
  %call.i2 = call i32 @__gsmack_nondet_late(i32 noundef 1000000, i32 noundef 0)
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %now, i32 0, i32 1
  store i32 %call.i2, i32* %tv_usec, align 4
  ret i32 0
}
define dso_local double @difftime(i32 noundef %later, i32 noundef %earlier) {
entry:
  %conv = sitofp i32 %later to double
  %conv1 = sitofp i32 %earlier to double
  %sub = fsub double %conv, %conv1
  ret double %sub
}
define dso_local i32 @sleep(i32 noundef %seconds) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i3, label %wait_begins.exit
if.then.i3:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i, label %interrupted.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br i1 %call.i, label %land.rhs.i, label %interrupted.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %0 = phi i1 [ false, %land.lhs.true.i ], [ false, %wait_begins.exit ], [ %call1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %call1 = call i32 @__gsmack_nondet_uint()
  %cmp = icmp ule i32 %call1, %seconds
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  br label %return
return:
  %retval.0 = phi i32 [ %call1, %if.end ], [ 0, %if.then ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_nondet_uint()
define dso_local i32 @usleep(i32 noundef %microseconds) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i1, label %wait_begins.exit
if.then.i1:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i, label %interrupted.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br i1 %call.i, label %land.rhs.i, label %interrupted.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %0 = phi i1 [ false, %land.lhs.true.i ], [ false, %wait_begins.exit ], [ %call1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i3, label %fails_with.exit
if.then.i3:
  %call.i2 = call i32* @__errno_location()
  store i32 4, i32* %call.i2, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ 0, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @clock_settime(i32 noundef %clock, %struct.timespec* noundef nonnull %now) {
entry:
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 0
  %0 = load i32, i32* %tv_sec.i, align 4
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 1
  %1 = load i32, i32* %tv_nsec.i, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %0, i32 noundef %1)
  %2 = load i32, i32* %tv_sec.i, align 4
  %cmp.i = icmp sge i32 %2, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %is_span.exit
land.lhs.true.i:
  %3 = load i32, i32* %tv_nsec.i, align 4
  %cmp3.i = icmp sge i32 %3, 0
  br i1 %cmp3.i, label %land.rhs.i, label %is_span.exit
land.rhs.i:
  %cmp5.i = icmp slt i32 %3, 1000000000
  br label %is_span.exit
is_span.exit:
  %4 = phi i1 [ false, %land.lhs.true.i ], [ false, %entry ], [ %cmp5.i, %land.rhs.i ]
  %cmp = icmp ne i32 %clock, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  br i1 %4, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end:
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i1, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %5 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %5)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %cond.i, %done_or_not.exit ]
  ret i32 %retval.0
}
define dso_local i32 @settimeofday(%struct.timeval* noundef %now, %struct.timezone* noundef %zone) {
entry:
  %tobool = icmp ne %struct.timeval* %now, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %now, i32 0, i32 0
  %0 = load i32, i32* %tv_sec, align 4
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %now, i32 0, i32 1
  %1 = load i32, i32* %tv_usec, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %0, i32 noundef %1)
  br label %if.end
if.end:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %2 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  ret i32 %cond.i
}
declare dso_local void @__model_needs(i32 noundef, ...)
define dso_local i32 @clock_getcpuclockid(i32 noundef %process, i32* noundef %clock) {
entry:
  %cmp = icmp ne i32 %process, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %cmp1 = icmp eq i32 %process, 0
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %call2 = call i32 @__gsmack_nondet_int()
  br label %cond.end
cond.end:
  %cond = phi i32 [ 2, %cond.true ], [ %call2, %cond.false ]
  store i32 %cond, i32* %clock, align 4
  br i1 %cmp1, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp4 = icmp slt i32 %cond, 0
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %cond.end ], [ %cmp4, %lor.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  br label %return
return:
  %retval.0 = phi i32 [ 3, %if.then ], [ 0, %lor.end ]
  ret i32 %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i32 @nanosleep(%struct.timespec* noundef %time, %struct.timespec* noundef %left) {
entry:
  %call = call i32 @slept(%struct.timespec* noundef %time, %struct.timespec* noundef %left)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %cleanup
if.end:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 %call, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ 0, %if.then ]
  ret i32 %retval.0
}
define internal i32 @slept(%struct.timespec* noundef %time, %struct.timespec* noundef %left) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %0 = load i32, i32* %tv_sec.i, align 4
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i32, i32* %tv_nsec.i, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %0, i32 noundef %1)
  %2 = load i32, i32* %tv_sec.i, align 4
  %cmp.i = icmp sge i32 %2, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %is_span.exit
land.lhs.true.i:
  %3 = load i32, i32* %tv_nsec.i, align 4
  %cmp3.i = icmp sge i32 %3, 0
  br i1 %cmp3.i, label %land.rhs.i, label %is_span.exit
land.rhs.i:
  %cmp5.i = icmp slt i32 %3, 1000000000
  br label %is_span.exit
is_span.exit:
  %4 = phi i1 [ false, %land.lhs.true.i ], [ false, %cancellation_point.exit ], [ %cmp5.i, %land.rhs.i ]
  br i1 %4, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i5, label %wait_begins.exit
if.then.i5:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i6, label %interrupted.exit
land.lhs.true.i6:
  %call.i = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br i1 %call.i, label %land.rhs.i7, label %interrupted.exit
land.rhs.i7:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %5 = phi i1 [ false, %land.lhs.true.i6 ], [ false, %wait_begins.exit ], [ %call1.i, %land.rhs.i7 ]
  br i1 %5, label %if.end3, label %if.then2
if.then2:
  br label %return
if.end3:
  %tobool = icmp ne %struct.timespec* %left, null
  br i1 %tobool, label %if.then4, label %if.end11
if.then4:
  %call.i8 = call i32 @__gsmack_nondet_long()
  %call1.i10 = call i32 @__gsmack_nondet_long()
  %cmp.i12 = icmp sge i32 %call.i8, 0
  br i1 %cmp.i12, label %land.lhs.true.i13, label %any_span.exit
land.lhs.true.i13:
  %cmp4.i = icmp sge i32 %call1.i10, 0
  br i1 %cmp4.i, label %land.rhs.i14, label %any_span.exit
land.rhs.i14:
  %cmp6.i = icmp slt i32 %call1.i10, 1000000000
  br label %any_span.exit
any_span.exit:
  %6 = phi i1 [ false, %land.lhs.true.i13 ], [ false, %if.then4 ], [ %cmp6.i, %land.rhs.i14 ]
  call void @__gsmack_assume(i1 noundef zeroext %6)
  %7 = load i32, i32* %tv_sec.i, align 4
  %cmp = icmp slt i32 %call.i8, %7
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp8 = icmp eq i32 %call.i8, %7
  br i1 %cmp8, label %land.rhs, label %land.end
land.rhs:
  %8 = load i32, i32* %tv_nsec.i, align 4
  %cmp10 = icmp sle i32 %call1.i10, %8
  br label %land.end
land.end:
  %9 = phi i1 [ false, %lor.rhs ], [ %cmp10, %land.rhs ]
  br label %lor.end
lor.end:
  %10 = phi i1 [ true, %any_span.exit ], [ %9, %land.end ]
  call void @__gsmack_assume(i1 noundef zeroext %10)
  %rest.sroa.0.0..sroa_idx = getelementptr inbounds %struct.timespec, %struct.timespec* %left, i32 0, i32 0
  store i32 %call.i8, i32* %rest.sroa.0.0..sroa_idx, align 4
  %rest.sroa.6.0..sroa_idx17 = getelementptr inbounds %struct.timespec, %struct.timespec* %left, i32 0, i32 1
  store i32 %call1.i10, i32* %rest.sroa.6.0..sroa_idx17, align 4
  br label %if.end11
if.end11:
  br label %return
return:
  %retval.0 = phi i32 [ 4, %if.end11 ], [ 0, %if.then2 ], [ 22, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @clock_nanosleep(i32 noundef %clock, i32 noundef %flags, %struct.timespec* noundef %time, %struct.timespec* noundef %left) {
entry:
  %cmp = icmp eq i32 %flags, 1
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi %struct.timespec* [ null, %cond.true ], [ %left, %cond.false ]
  %call = call i32 @slept(%struct.timespec* noundef %time, %struct.timespec* noundef %cond)
  %cmp.i = icmp sle i32 %clock, 11
  br i1 %cmp.i, label %lor.lhs.false, label %cond.true3
lor.lhs.false:
  %cmp2 = icmp eq i32 %clock, 3
  br i1 %cmp2, label %cond.true3, label %cond.false4
cond.true3:
  br label %cond.end5
cond.false4:
  br label %cond.end5
cond.end5:
  %cond6 = phi i32 [ 22, %cond.true3 ], [ %call, %cond.false4 ]
  ret i32 %cond6
}
define dso_local i32 @sched_yield() {
entry:
  ret i32 0
}
define dso_local i32 @pthread_yield() {
entry:
  ret i32 0
}
declare dso_local i32 @__gsmack_nondet_late(i32 noundef, i32 noundef)
declare extern_weak dso_local i32* @__errno_location()
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local void @__model_wait_begins()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare dso_local i32 @__gsmack_nondet_long()
