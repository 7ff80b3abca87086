target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.timespec = type { i32, i32 }
%struct.timeval = type { i32, i32 }
@.str = private unnamed_addr constant [11 x i8] c"clock.used\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"clock.seconds\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"clock.rest\00", align 1
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
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_nondet_long()
  %call1 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0))
  %cmp = icmp sge i32 %call, %call1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i32 noundef %call)
  call void @__gsmack_atomic_end()
  ret i32 %call
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @clock_gettime(i32 noundef %clock, %struct.timespec* noundef nonnull %now) {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %call1 = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp2 = icmp sge i32 %call1, 0
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %cmp3 = icmp slt i32 %call1, 1000000000
  br label %land.end
land.end:
  %0 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp3, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp.i = icmp eq i32 %clock, 1
  br i1 %cmp.i, label %monotonic.exit, label %lor.lhs.false.i
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
  %1 = phi i1 [ true, %lor.lhs.false2.i ], [ true, %lor.lhs.false.i ], [ true, %land.end ], [ %cmp4.i, %lor.rhs.i ]
  br i1 %1, label %if.then, label %if.end
if.then:
  call void @__gsmack_atomic_begin()
  %call5 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0), i32 noundef %clock)
  %cmp6 = icmp sgt i32 %call, %call5
  br i1 %cmp6, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp7 = icmp eq i32 %call, %call5
  br i1 %cmp7, label %land.rhs8, label %land.end11
land.rhs8:
  %call9 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i32 0, i32 0), i32 noundef %clock)
  %cmp10 = icmp sge i32 %call1, %call9
  br label %land.end11
land.end11:
  %2 = phi i1 [ false, %lor.rhs ], [ %cmp10, %land.rhs8 ]
  br label %lor.end
lor.end:
  %3 = phi i1 [ true, %if.then ], [ %2, %land.end11 ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0), i32 noundef %clock, i32 noundef %call)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i32 0, i32 0), i32 noundef %clock, i32 noundef %call1)
  call void @__gsmack_atomic_end()
  br label %if.end
if.end:
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 0
  store i32 %call, i32* %tv_sec, align 4
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 1
  store i32 %call1, i32* %tv_nsec, align 4
  ret i32 0
}
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
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
