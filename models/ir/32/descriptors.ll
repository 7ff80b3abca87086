target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.itimerspec = type { %struct.timespec, %struct.timespec }
%struct.timespec = type { i32, i32 }
define dso_local i32 @memfd_create(i8* noundef %name, i32 noundef %flags) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %name, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @any_descriptor()
  ret i32 %call
}
define internal i32 @any_descriptor() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp slt i32 %call, 1024
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2 = icmp slt i32 %call, 0
  br i1 %cmp2, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails_or_is_interrupted.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %1 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails_or_is_interrupted.exit
fails_or_is_interrupted.exit:
  br label %cleanup
if.end:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i7, label %is_event.exit.i
land.rhs.i.i7:
  %call.i.i6 = call zeroext i1 @__model_is_event(i32 noundef %call)
  br label %is_event.exit.i
is_event.exit.i:
  %2 = phi i1 [ false, %if.end ], [ %call.i.i6, %land.rhs.i.i7 ]
  br i1 %2, label %is_known.exit, label %lor.rhs.i
lor.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i, label %is_pipe.exit.i
land.rhs.i3.i:
  %call.i2.i = call zeroext i1 @__model_is_pipe(i32 noundef %call)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %3 = phi i1 [ false, %lor.rhs.i ], [ %call.i2.i, %land.rhs.i3.i ]
  br label %is_known.exit
is_known.exit:
  %4 = phi i1 [ true, %is_event.exit.i ], [ %3, %is_pipe.exit.i ]
  %lnot = xor i1 %4, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_or_is_interrupted.exit ], [ %call, %is_known.exit ]
  ret i32 %retval.0
}
define dso_local i32 @timerfd_create(i32 noundef %clock, i32 noundef %flags) {
entry:
  %call = call i32 @any_descriptor()
  ret i32 %call
}
define dso_local i32 @timerfd_gettime(i32 noundef %file, %struct.itimerspec* noundef %time) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %0 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails.exit
fails.exit:
  br label %return
if.end:
  %it_interval = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %time, i32 0, i32 0
  %call.i = call i32 @__gsmack_nondet_long()
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %it_interval, i32 0, i32 0
  store i32 %call.i, i32* %tv_sec.i, align 4
  %call1.i = call i32 @__gsmack_nondet_long()
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %it_interval, i32 0, i32 1
  store i32 %call1.i, i32* %tv_nsec.i, align 4
  %1 = load i32, i32* %tv_sec.i, align 4
  %cmp.i = icmp sge i32 %1, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %any_span.exit
land.lhs.true.i:
  %cmp4.i = icmp sge i32 %call1.i, 0
  br i1 %cmp4.i, label %land.rhs.i, label %any_span.exit
land.rhs.i:
  %cmp6.i = icmp slt i32 %call1.i, 1000000000
  br label %any_span.exit
any_span.exit:
  %2 = phi i1 [ false, %land.lhs.true.i ], [ false, %if.end ], [ %cmp6.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %it_value = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %time, i32 0, i32 1
  %call.i2 = call i32 @__gsmack_nondet_long()
  %tv_sec.i3 = getelementptr inbounds %struct.timespec, %struct.timespec* %it_value, i32 0, i32 0
  store i32 %call.i2, i32* %tv_sec.i3, align 4
  %call1.i4 = call i32 @__gsmack_nondet_long()
  %tv_nsec.i5 = getelementptr inbounds %struct.timespec, %struct.timespec* %it_value, i32 0, i32 1
  store i32 %call1.i4, i32* %tv_nsec.i5, align 4
  %3 = load i32, i32* %tv_sec.i3, align 4
  %cmp.i6 = icmp sge i32 %3, 0
  br i1 %cmp.i6, label %land.lhs.true.i8, label %any_span.exit11
land.lhs.true.i8:
  %cmp4.i7 = icmp sge i32 %call1.i4, 0
  br i1 %cmp4.i7, label %land.rhs.i10, label %any_span.exit11
land.rhs.i10:
  %cmp6.i9 = icmp slt i32 %call1.i4, 1000000000
  br label %any_span.exit11
any_span.exit11:
  %4 = phi i1 [ false, %land.lhs.true.i8 ], [ false, %any_span.exit ], [ %cmp6.i9, %land.rhs.i10 ]
  call void @__gsmack_assume(i1 noundef zeroext %4)
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails.exit ], [ 0, %any_span.exit11 ]
  ret i32 %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @timerfd_settime(i32 noundef %file, i32 noundef %flags, %struct.itimerspec* noundef %time, %struct.itimerspec* noundef %before) {
entry:
  %0 = bitcast %struct.itimerspec* %time to i8*
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, 16
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  %tobool = icmp ne %struct.itimerspec* %before, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %call = call i32 @timerfd_gettime(i32 noundef %file, %struct.itimerspec* noundef %before)
  br label %cond.end
cond.false:
  %call.i2 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i2, label %cond.true.i, label %cond.false.i
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
  br label %cond.end
cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ %cond.i, %done_or_not.exit ]
  ret i32 %cond
}
define dso_local i32 @inotify_init1(i32 noundef %flags) {
entry:
  %call = call i32 @any_descriptor()
  ret i32 %call
}
define dso_local i32 @inotify_init() {
entry:
  %call.i = call i32 @any_descriptor()
  ret i32 %call.i
}
define dso_local i32 @inotify_add_watch(i32 noundef %file, i8* noundef %path, i32 noundef %mask) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %cmp1 = icmp slt i32 %call, 0
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %0 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails.exit
fails.exit:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %fails.exit ], [ %call, %cond.false ]
  ret i32 %cond
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @inotify_rm_watch(i32 noundef %file, i32 noundef %watch) {
entry:
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
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
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
define dso_local i32 @copy_file_range(i32 noundef %from, i64* noundef %source, i32 noundef %to, i64* noundef %target, i32 noundef %size, i32 noundef %flags) {
entry:
  %call = call i32 @some_bytes(i32 noundef %size)
  %cmp = icmp sgt i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %tobool = icmp ne i64* %source, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %conv = sext i32 %call to i64
  %0 = load i64, i64* %source, align 4
  %add = add nsw i64 %0, %conv
  store i64 %add, i64* %source, align 4
  br label %if.end
if.end:
  br i1 %cmp, label %land.lhs.true3, label %if.end8
land.lhs.true3:
  %tobool4 = icmp ne i64* %target, null
  br i1 %tobool4, label %if.then5, label %if.end8
if.then5:
  %conv6 = sext i32 %call to i64
  %1 = load i64, i64* %target, align 4
  %add7 = add nsw i64 %1, %conv6
  store i64 %add7, i64* %target, align 4
  br label %if.end8
if.end8:
  ret i32 %call
}
define internal i32 @some_bytes(i32 noundef %size) {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp slt i32 %call, 0
  br i1 %cmp1, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp2 = icmp ule i32 %call, %size
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %land.rhs ], [ %cmp2, %lor.rhs ]
  br label %land.end
land.end:
  %1 = phi i1 [ false, %entry ], [ %0, %lor.end ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp3 = icmp slt i32 %call, 0
  br i1 %cmp3, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails_or_is_interrupted.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %2 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails_or_is_interrupted.exit
fails_or_is_interrupted.exit:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %fails_or_is_interrupted.exit ], [ %call, %cond.false ]
  ret i32 %cond
}
define dso_local i32 @splice(i32 noundef %from, i64* noundef %source, i32 noundef %to, i64* noundef %target, i32 noundef %size, i32 noundef %flags) {
entry:
  %call.i = call i32 @some_bytes(i32 noundef %size)
  %cmp.i = icmp sgt i32 %call.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %tobool.i = icmp ne i64* %source, null
  br i1 %tobool.i, label %if.then.i, label %if.end.i
if.then.i:
  %conv.i = sext i32 %call.i to i64
  %0 = load i64, i64* %source, align 4
  %add.i = add nsw i64 %0, %conv.i
  store i64 %add.i, i64* %source, align 4
  br label %if.end.i
if.end.i:
  br i1 %cmp.i, label %land.lhs.true3.i, label %copy_file_range.exit
land.lhs.true3.i:
  %tobool4.i = icmp ne i64* %target, null
  br i1 %tobool4.i, label %if.then5.i, label %copy_file_range.exit
if.then5.i:
  %conv6.i = sext i32 %call.i to i64
  %1 = load i64, i64* %target, align 4
  %add7.i = add nsw i64 %1, %conv6.i
  store i64 %add7.i, i64* %target, align 4
  br label %copy_file_range.exit
copy_file_range.exit:
  ret i32 %call.i
}
define dso_local i32 @sendfile(i32 noundef %to, i32 noundef %from, i32* noundef %at, i32 noundef %size) {
entry:
  %call = call i32 @some_bytes(i32 noundef %size)
  %cmp = icmp sgt i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %tobool = icmp ne i32* %at, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %0 = load i32, i32* %at, align 4
  %add = add nsw i32 %0, %call
  store i32 %add, i32* %at, align 4
  br label %if.end
if.end:
  ret i32 %call
}
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local i32* @__errno_location()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare dso_local i32 @__gsmack_nondet_long()
declare dso_local i32 @__gsmack_nondet_ulong()
