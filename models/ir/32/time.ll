target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.timespec = type { i32, i32 }
%struct.timeval = type { i32, i32 }
define dso_local i32 @time(i32* noundef writeonly %result) local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %cmp = icmp sgt i32 %call, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %tobool.not = icmp eq i32* %result, null
  br i1 %tobool.not, label %if.end, label %if.then
if.then:
  store i32 %call, i32* %result, align 4
  br label %if.end
if.end:
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_long() local_unnamed_addr
declare dso_local void @__gsmack_assume(i1 noundef zeroext) local_unnamed_addr
define dso_local i32 @clock() local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %cmp = icmp sgt i32 %call, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call
}
define dso_local i32 @clock_gettime(i32 noundef %clock, %struct.timespec* nocapture noundef nonnull %now) local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 0
  store i32 %call, i32* %tv_sec, align 4
  %call1 = call i32 @__gsmack_nondet_long()
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %now, i32 0, i32 1
  store i32 %call1, i32* %tv_nsec, align 4
  %0 = load i32, i32* %tv_sec, align 4
  %cmp = icmp sgt i32 %0, -1
  %cmp4 = icmp sgt i32 %call1, -1
  %or.cond = select i1 %cmp, i1 %cmp4, i1 false
  %cmp6 = icmp slt i32 %call1, 1000000000
  %spec.select = select i1 %or.cond, i1 %cmp6, i1 false
  call void @__gsmack_assume(i1 noundef zeroext %spec.select)
  ret i32 0
}
define dso_local i32 @clock_getres(i32 noundef %clock, %struct.timespec* noundef writeonly %resolution) local_unnamed_addr {
entry:
  %tobool.not = icmp eq %struct.timespec* %resolution, null
  br i1 %tobool.not, label %if.end, label %if.then
if.then:
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %resolution, i32 0, i32 0
  store i32 0, i32* %tv_sec, align 4
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %resolution, i32 0, i32 1
  store i32 1, i32* %tv_nsec, align 4
  br label %if.end
if.end:
  ret i32 0
}
define dso_local i32 @gettimeofday(%struct.timeval* noalias nocapture noundef nonnull writeonly %now, i8* noalias nocapture noundef readnone %zone) local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %now, i32 0, i32 0
  store i32 %call, i32* %tv_sec, align 4
  %call1 = call i32 @__gsmack_nondet_long()
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %now, i32 0, i32 1
  store i32 %call1, i32* %tv_usec, align 4
  %cmp = icmp sgt i32 %call, -1
  %cmp4 = icmp sgt i32 %call1, -1
  %or.cond = select i1 %cmp, i1 %cmp4, i1 false
  %cmp6 = icmp slt i32 %call1, 1000000
  %spec.select = select i1 %or.cond, i1 %cmp6, i1 false
  call void @__gsmack_assume(i1 noundef zeroext %spec.select)
  ret i32 0
}
define dso_local double @difftime(i32 noundef %later, i32 noundef %earlier) local_unnamed_addr {
entry:
  %conv = sitofp i32 %later to double
  %conv1 = sitofp i32 %earlier to double
  %sub = fsub double %conv, %conv1
  ret double %sub
}
define dso_local i32 @sleep(i32 noundef %seconds) local_unnamed_addr {
entry:
  ret i32 0
}
define dso_local i32 @usleep(i32 noundef %microseconds) local_unnamed_addr {
entry:
  ret i32 0
}
define dso_local i32 @nanosleep(%struct.timespec* nocapture noundef readnone %time, %struct.timespec* nocapture noundef readnone %left) local_unnamed_addr {
entry:
  ret i32 0
}
define dso_local i32 @clock_nanosleep(i32 noundef %clock, i32 noundef %flags, %struct.timespec* nocapture noundef readnone %time, %struct.timespec* nocapture noundef readnone %left) local_unnamed_addr {
entry:
  ret i32 0
}
define dso_local i32 @sched_yield() local_unnamed_addr {
entry:
  ret i32 0
}
define dso_local i32 @pthread_yield() local_unnamed_addr {
entry:
  ret i32 0
}
