target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.timespec = type { i32, i32 }
%struct.mq_attr = type { i32, i32, i32, i32, [4 x i32] }
define dso_local i32 @mq_open(i8* noundef nonnull %name, i32 noundef %flags, ...) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %name, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i1 = call i32 @__gsmack_nondet_int()
  %cmp.i2 = icmp sge i32 %call.i1, -1
  br i1 %cmp.i2, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp slt i32 %call.i1, 1024
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %reads_all.exit ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i = icmp slt i32 %call.i1, 0
  br i1 %cmp2.i, label %if.then.i3, label %if.end.i
if.then.i3:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails_or_is_interrupted.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %1 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
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
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
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
  br label %fails_or_is_interrupted.exit.i
fails_or_is_interrupted.exit.i:
  br label %any_descriptor.exit
if.end.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i7.i, label %is_event.exit.i.i
land.rhs.i.i7.i:
  %call.i.i6.i = call zeroext i1 @__model_is_event(i32 noundef %call.i1)
  br label %is_event.exit.i.i
is_event.exit.i.i:
  %2 = phi i1 [ false, %if.end.i ], [ %call.i.i6.i, %land.rhs.i.i7.i ]
  br i1 %2, label %is_known.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i.i, label %is_pipe.exit.i.i
land.rhs.i3.i.i:
  %call.i2.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %call.i1)
  br label %is_pipe.exit.i.i
is_pipe.exit.i.i:
  %3 = phi i1 [ false, %lor.rhs.i.i ], [ %call.i2.i.i, %land.rhs.i3.i.i ]
  br label %is_known.exit.i
is_known.exit.i:
  %4 = phi i1 [ true, %is_event.exit.i.i ], [ %3, %is_pipe.exit.i.i ]
  %lnot.i = xor i1 %4, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %any_descriptor.exit
any_descriptor.exit:
  %retval.0.i = phi i32 [ -1, %fails_or_is_interrupted.exit.i ], [ %call.i1, %is_known.exit.i ]
  ret i32 %retval.0.i
}
define dso_local i32 @mq_close(i32 noundef %queue) {
entry:
  %cmp = icmp slt i32 %queue, 0
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 9, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cond.end
cond.false:
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
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %fails_with.exit ], [ %cond.i, %done_or_not.exit ]
  ret i32 %cond
}
define dso_local i32 @mq_unlink(i8* noundef nonnull %name) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %name, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
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
define dso_local i32 @mq_send(i32 noundef %queue, i8* noundef nonnull %from, i32 noundef %size, i32 noundef %priority) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %cmp = icmp slt i32 %queue, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i1, label %fails_with.exit
if.then.i1:
  %call.i = call i32* @__errno_location()
  store i32 9, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %tobool.i = icmp ne i32 %size, 0
  br i1 %tobool.i, label %if.then.i3, label %sends.exit
if.then.i3:
  %call.i2 = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i2, %size
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %add.ptr.i = getelementptr inbounds i8, i8* %from, i32 %call.i2
  %0 = load volatile i8, i8* %add.ptr.i, align 1
  call void @__gsmack_sends(i8* noundef %add.ptr.i, i8 noundef signext %0)
  br label %sends.exit
sends.exit:
  %call.i4 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i4, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_interrupted.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails_or_is_interrupted.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %1 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
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
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
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
  br label %fails_or_is_interrupted.exit.i
fails_or_is_interrupted.exit.i:
  br label %done_or_interrupted.exit
done_or_interrupted.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails_or_is_interrupted.exit.i ]
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %cond.i, %done_or_interrupted.exit ]
  ret i32 %retval.0
}
define dso_local i32 @mq_timedsend(i32 noundef %queue, i8* noundef nonnull %from, i32 noundef %size, i32 noundef %priority, %struct.timespec* noundef nonnull %time) {
entry:
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %0 = load i32, i32* %tv_sec.i, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %0)
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i32, i32* %tv_nsec.i, align 4
  %cmp.i = icmp sge i32 %1, 0
  br i1 %cmp.i, label %land.rhs.i, label %valid_time.exit
land.rhs.i:
  %cmp2.i = icmp slt i32 %1, 1000000000
  br label %valid_time.exit
valid_time.exit:
  %2 = phi i1 [ false, %entry ], [ %cmp2.i, %land.rhs.i ]
  br i1 %2, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %call2 = call i32 @mq_send(i32 noundef %queue, i8* noundef %from, i32 noundef %size, i32 noundef %priority)
  br label %return
return:
  %retval.0 = phi i32 [ %call2, %if.end ], [ -1, %fails_with.exit ]
  ret i32 %retval.0
}
define dso_local i32 @mq_receive(i32 noundef %queue, i8* noundef nonnull %to, i32 noundef %size, i32* noundef %priority) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %cmp = icmp slt i32 %queue, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i8, label %fails_with.exit
if.then.i8:
  %call.i = call i32* @__errno_location()
  store i32 9, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %call.i9 = call i32 @__gsmack_nondet_long()
  %cmp.i = icmp sge i32 %call.i9, -1
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp slt i32 %call.i9, 0
  br i1 %cmp1.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp2.i = icmp ule i32 %call.i9, %size
  br label %lor.end.i
lor.end.i:
  %0 = phi i1 [ true, %land.rhs.i ], [ %cmp2.i, %lor.rhs.i ]
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %if.end ], [ %0, %lor.end.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp3.i = icmp slt i32 %call.i9, 0
  br i1 %cmp3.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails_or_is_interrupted.exit.i
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
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
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
  br label %fails_or_is_interrupted.exit.i
fails_or_is_interrupted.exit.i:
  br label %some_bytes.exit
cond.false.i:
  br label %some_bytes.exit
some_bytes.exit:
  %cond.i = phi i32 [ -1, %fails_or_is_interrupted.exit.i ], [ %call.i9, %cond.false.i ]
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %some_bytes.exit ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i32 %i.0, %cond.i
  br i1 %cmp2, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call3 = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %call3, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %cmp4 = icmp sge i32 %cond.i, 0
  br i1 %cmp4, label %land.lhs.true, label %if.end7
land.lhs.true:
  %tobool = icmp ne i32* %priority, null
  br i1 %tobool, label %if.then5, label %if.end7
if.then5:
  %call6 = call i32 @__gsmack_nondet_uint()
  store i32 %call6, i32* %priority, align 4
  br label %if.end7
if.end7:
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %cond.i, %if.end7 ]
  ret i32 %retval.0
}
declare dso_local signext i8 @__gsmack_nondet_char()
declare dso_local i32 @__gsmack_nondet_uint()
define dso_local i32 @mq_timedreceive(i32 noundef %queue, i8* noalias noundef nonnull %to, i32 noundef %size, i32* noalias noundef %priority, %struct.timespec* noalias noundef nonnull %time) {
entry:
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %0 = load i32, i32* %tv_sec.i, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %0)
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i32, i32* %tv_nsec.i, align 4
  %cmp.i = icmp sge i32 %1, 0
  br i1 %cmp.i, label %land.rhs.i, label %valid_time.exit
land.rhs.i:
  %cmp2.i = icmp slt i32 %1, 1000000000
  br label %valid_time.exit
valid_time.exit:
  %2 = phi i1 [ false, %entry ], [ %cmp2.i, %land.rhs.i ]
  br i1 %2, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %call2 = call i32 @mq_receive(i32 noundef %queue, i8* noundef %to, i32 noundef %size, i32* noundef %priority)
  br label %return
return:
  %retval.0 = phi i32 [ %call2, %if.end ], [ -1, %fails_with.exit ]
  ret i32 %retval.0
}
define dso_local i32 @mq_getattr(i32 noundef %queue, %struct.mq_attr* noundef nonnull %attributes) {
entry:
  %cmp = icmp slt i32 %queue, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 9, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then2, label %if.end4
if.then2:
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
if.end4:
  %call5 = call i32 @__gsmack_nondet_long()
  %mq_flags = getelementptr inbounds %struct.mq_attr, %struct.mq_attr* %attributes, i32 0, i32 0
  store i32 %call5, i32* %mq_flags, align 4
  %call6 = call i32 @__gsmack_nondet_long()
  %mq_maxmsg = getelementptr inbounds %struct.mq_attr, %struct.mq_attr* %attributes, i32 0, i32 1
  store i32 %call6, i32* %mq_maxmsg, align 4
  %call7 = call i32 @__gsmack_nondet_long()
  %mq_msgsize = getelementptr inbounds %struct.mq_attr, %struct.mq_attr* %attributes, i32 0, i32 2
  store i32 %call7, i32* %mq_msgsize, align 4
  %call8 = call i32 @__gsmack_nondet_long()
  %mq_curmsgs = getelementptr inbounds %struct.mq_attr, %struct.mq_attr* %attributes, i32 0, i32 3
  store i32 %call8, i32* %mq_curmsgs, align 4
  %1 = load i32, i32* %mq_maxmsg, align 4
  %cmp10 = icmp sge i32 %1, 1
  br i1 %cmp10, label %land.lhs.true, label %land.end
land.lhs.true:
  %2 = load i32, i32* %mq_msgsize, align 4
  %cmp12 = icmp sge i32 %2, 1
  br i1 %cmp12, label %land.lhs.true13, label %land.end
land.lhs.true13:
  %cmp15 = icmp sge i32 %call8, 0
  br i1 %cmp15, label %land.rhs, label %land.end
land.rhs:
  %cmp18 = icmp sle i32 %call8, %1
  br label %land.end
land.end:
  %3 = phi i1 [ false, %land.lhs.true13 ], [ false, %land.lhs.true ], [ false, %if.end4 ], [ %cmp18, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ -1, %fails.exit ], [ 0, %land.end ]
  ret i32 %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i32 @__gsmack_nondet_long()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @mq_setattr(i32 noundef %queue, %struct.mq_attr* noalias noundef nonnull %new, %struct.mq_attr* noalias noundef %old) {
entry:
  %cmp = icmp slt i32 %queue, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 9, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %0 = bitcast %struct.mq_attr* %new to i8*
  %call.i3 = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i3, 32
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %call.i3
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  %tobool = icmp ne %struct.mq_attr* %old, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %call1 = call i32 @mq_getattr(i32 noundef %queue, %struct.mq_attr* noundef %old)
  br label %cond.end
cond.false:
  %call.i5 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i5, label %cond.true.i, label %cond.false.i
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
  %cond = phi i32 [ %call1, %cond.true ], [ %cond.i, %done_or_not.exit ]
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %cond, %cond.end ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_int()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local i32* @__errno_location()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_sends(i8* noundef, i8 noundef signext)
declare dso_local void @__model_needs(i32 noundef, ...)
