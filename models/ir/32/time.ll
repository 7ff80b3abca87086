target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.timespec = type { i32, i32 }
%struct.timeval = type { i32, i32 }
define dso_local i32 @time(i32* noundef %result) {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %tobool = icmp ne i32* %result, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  store i32 %call, i32* %result, align 4
  br label %if.end
if.end:
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_long()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @clock() {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call
}
define dso_local i32 @clock_gettime(i32 noundef %clock, %struct.timespec* noundef nonnull %now) {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 0
  store i32 %call, i32* %tv_sec, align 4
  %call1 = call i32 @__gsmack_nondet_long()
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 1
  store i32 %call1, i32* %tv_nsec, align 4
  %0 = load i32, i32* %tv_sec, align 4
  %cmp = icmp sge i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp4 = icmp sge i32 %call1, 0
  br i1 %cmp4, label %land.rhs, label %land.end
land.rhs:
  %cmp6 = icmp slt i32 %call1, 1000000000
  br label %land.end
land.end:
  %1 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp6, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  ret i32 0
}
define dso_local i32 @clock_getres(i32 noundef %clock, %struct.timespec* noundef %resolution) {
entry:
  %tobool = icmp ne %struct.timespec* %resolution, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %resolution, i32 0, i32 0
  store i32 0, i32* %tv_sec, align 4
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %resolution, i32 0, i32 1
  store i32 1, i32* %tv_nsec, align 4
  br label %if.end
if.end:
  ret i32 0
}
define dso_local i32 @gettimeofday(%struct.timeval* noalias noundef nonnull %now, i8* noalias noundef %zone) {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %now, i32 0, i32 0
  store i32 %call, i32* %tv_sec, align 4
  %call1 = call i32 @__gsmack_nondet_long()
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %now, i32 0, i32 1
  store i32 %call1, i32* %tv_usec, align 4
  %0 = load i32, i32* %tv_sec, align 4
  %cmp = icmp sge i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp4 = icmp sge i32 %call1, 0
  br i1 %cmp4, label %land.rhs, label %land.end
land.rhs:
  %cmp6 = icmp slt i32 %call1, 1000000
  br label %land.end
land.end:
  %1 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp6, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
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
  ret i32 0
}
define dso_local i32 @usleep(i32 noundef %microseconds) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  ret i32 0
}
define dso_local i32 @nanosleep(%struct.timespec* noundef %time, %struct.timespec* noundef %left) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  ret i32 0
}
define dso_local i32 @clock_nanosleep(i32 noundef %clock, i32 noundef %flags, %struct.timespec* noundef %time, %struct.timespec* noundef %left) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  ret i32 0
}
define dso_local i32 @sched_yield() {
entry:
  ret i32 0
}
define dso_local i32 @pthread_yield() {
entry:
  ret i32 0
}
declare extern_weak dso_local void @__model_cancel_point()
