target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.pollfd = type { i32, i16, i16 }
%struct.timespec = type { i64, i64 }
%struct.__sigset_t = type { [16 x i64] }
@.str = private unnamed_addr constant [5 x i8] c"file\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"ppoll with a set of signals\00", align 1
define dso_local i32 @poll(%struct.pollfd* noundef %asked, i64 noundef %n, i32 noundef %time) {
entry:
  %cmp = icmp eq i64 %n, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp sge i32 %time, 0
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %call = call i32 @usleep(i32 noundef 0)
  br label %return
if.end:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i, label %wait_begins.exit
if.then.i:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  call void @__gsmack_atomic_begin()
  %cmp2 = icmp eq i32 %time, 0
  br i1 %cmp2, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp3 = icmp ugt i64 %n, 1
  br i1 %cmp3, label %land.lhs.true4, label %lor.rhs
land.lhs.true4:
  %call5 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call5, label %lor.end, label %lor.rhs
lor.rhs:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i64 [ 0, %lor.rhs ], [ %inc.i, %if.end.i ]
  %ready.0.i = phi i8 [ 0, %lor.rhs ], [ %ready.1.i, %if.end.i ]
  %cmp.i = icmp ult i64 %i.0.i, %n
  br i1 %cmp.i, label %for.body.i, label %any_ready.exit
for.body.i:
  %arrayidx.i = getelementptr inbounds %struct.pollfd, %struct.pollfd* %asked, i64 %i.0.i
  %fd.i = getelementptr inbounds %struct.pollfd, %struct.pollfd* %arrayidx.i, i32 0, i32 0
  %0 = load i32, i32* %fd.i, align 4
  %events2.i = getelementptr inbounds %struct.pollfd, %struct.pollfd* %arrayidx.i, i32 0, i32 1
  %1 = load i16, i16* %events2.i, align 4
  %cmp3.i = icmp sge i32 %0, 0
  br i1 %cmp3.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i, label %is_event.exit.i.i
land.rhs.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_is_event(i32 noundef %0)
  br label %is_event.exit.i.i
is_event.exit.i.i:
  %2 = phi i1 [ false, %land.lhs.true.i ], [ %call.i.i.i, %land.rhs.i.i.i ]
  br i1 %2, label %is_known.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i.i, label %is_pipe.exit.i.i
land.rhs.i3.i.i:
  %call.i2.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %0)
  br label %is_pipe.exit.i.i
is_pipe.exit.i.i:
  %3 = phi i1 [ false, %lor.rhs.i.i ], [ %call.i2.i.i, %land.rhs.i3.i.i ]
  br label %is_known.exit.i
is_known.exit.i:
  %4 = phi i1 [ true, %is_event.exit.i.i ], [ %3, %is_pipe.exit.i.i ]
  br i1 %4, label %lor.lhs.false.i, label %if.then.i24
lor.lhs.false.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i12.i, label %is_event.exit.i13.i
land.rhs.i.i12.i:
  %call.i.i11.i = call zeroext i1 @__model_is_event(i32 noundef %0)
  br label %is_event.exit.i13.i
is_event.exit.i13.i:
  %5 = phi i1 [ false, %lor.lhs.false.i ], [ %call.i.i11.i, %land.rhs.i.i12.i ]
  br i1 %5, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %call1.i.i = call signext i16 @__model_event_state(i32 noundef %0)
  %conv.i.i = sext i16 %call1.i.i to i32
  br label %state_of.exit.i
cond.false.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i.i, label %is_pipe.exit.i14.i
land.rhs.i5.i.i:
  %call.i4.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %0)
  br label %is_pipe.exit.i14.i
is_pipe.exit.i14.i:
  %6 = phi i1 [ false, %cond.false.i.i ], [ %call.i4.i.i, %land.rhs.i5.i.i ]
  br i1 %6, label %cond.true4.i.i, label %cond.false7.i.i
cond.true4.i.i:
  %call5.i.i = call signext i16 @__model_pipe_state(i32 noundef %0)
  %conv6.i.i = sext i16 %call5.i.i to i32
  br label %cond.end.i.i
cond.false7.i.i:
  br label %cond.end.i.i
cond.end.i.i:
  %cond.i.i = phi i32 [ %conv6.i.i, %cond.true4.i.i ], [ 0, %cond.false7.i.i ]
  br label %state_of.exit.i
state_of.exit.i:
  %cond9.i.i = phi i32 [ %conv.i.i, %cond.true.i.i ], [ %cond.i.i, %cond.end.i.i ]
  %conv10.i.i = trunc i32 %cond9.i.i to i16
  %conv.i = sext i16 %1 to i32
  %rem.i = srem i32 %conv.i, 2
  %cmp5.i = icmp ne i32 %rem.i, 0
  %div8.i = sdiv i32 %conv.i, 4
  %rem9.i = srem i32 %div8.i, 2
  %cmp10.i = icmp ne i32 %rem9.i, 0
  br i1 %cmp5.i, label %cond.true.i16.i, label %cond.false.i17.i
cond.true.i16.i:
  %conv.i15.i = sext i16 %conv10.i.i to i32
  %rem.i.i = srem i32 %conv.i15.i, 2
  br label %cond.end.i19.i
cond.false.i17.i:
  br label %cond.end.i19.i
cond.end.i19.i:
  %cond.i18.i = phi i32 [ %rem.i.i, %cond.true.i16.i ], [ 0, %cond.false.i17.i ]
  br i1 %cmp10.i, label %cond.true4.i20.i, label %cond.false7.i21.i
cond.true4.i20.i:
  %conv5.i.i = sext i16 %conv10.i.i to i32
  %div.i.i = sdiv i32 %conv5.i.i, 4
  %rem6.i.i = srem i32 %div.i.i, 2
  %mul.i.i = mul nsw i32 %rem6.i.i, 4
  br label %told_of.exit.i
cond.false7.i21.i:
  br label %told_of.exit.i
told_of.exit.i:
  %cond9.i22.i = phi i32 [ %mul.i.i, %cond.true4.i20.i ], [ 0, %cond.false7.i21.i ]
  %add.i.i = add nsw i32 %cond.i18.i, %cond9.i22.i
  %conv10.i23.i = sext i16 %conv10.i.i to i32
  %div11.i.i = sdiv i32 %conv10.i23.i, 8
  %mul12.i.i = mul nsw i32 %div11.i.i, 8
  %add13.i.i = add nsw i32 %add.i.i, %mul12.i.i
  %conv14.i.i = trunc i32 %add13.i.i to i16
  %conv13.i = sext i16 %conv14.i.i to i32
  %cmp14.i = icmp ne i32 %conv13.i, 0
  br i1 %cmp14.i, label %if.then.i24, label %if.end.i
if.then.i24:
  br label %if.end.i
if.end.i:
  %ready.1.i = phi i8 [ 1, %if.then.i24 ], [ %ready.0.i, %told_of.exit.i ], [ %ready.0.i, %for.body.i ]
  %inc.i = add i64 %i.0.i, 1
  br label %for.cond.i
any_ready.exit:
  %tobool.i = trunc i8 %ready.0.i to i1
  br label %lor.end
lor.end:
  %7 = phi i1 [ true, %land.lhs.true4 ], [ true, %wait_begins.exit ], [ %tobool.i, %any_ready.exit ]
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i25, label %cancelled_instead.exit
land.lhs.true.i25:
  br i1 %7, label %lor.lhs.false.i26, label %land.rhs.i
lor.lhs.false.i26:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %8 = phi i1 [ false, %lor.lhs.false.i26 ], [ false, %lor.end ], [ %call1.i, %land.rhs.i ]
  br i1 %8, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i28, label %interrupted.exit
land.lhs.true.i28:
  %call.i27 = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br i1 %call.i27, label %land.rhs.i30, label %interrupted.exit
land.rhs.i30:
  %call1.i29 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %9 = phi i1 [ false, %land.lhs.true.i28 ], [ false, %land.rhs ], [ %call1.i29, %land.rhs.i30 ]
  br label %land.end
land.end:
  %10 = phi i1 [ false, %cancelled_instead.exit ], [ %9, %interrupted.exit ]
  br i1 %7, label %lor.end19, label %lor.lhs.false13
lor.lhs.false13:
  br i1 %8, label %lor.end19, label %lor.lhs.false15
lor.lhs.false15:
  br i1 %10, label %lor.end19, label %lor.rhs17
lor.rhs17:
  %cmp18 = icmp sgt i32 %time, 0
  br label %lor.end19
lor.end19:
  %11 = phi i1 [ true, %lor.lhs.false15 ], [ true, %lor.lhs.false13 ], [ true, %land.end ], [ %cmp18, %lor.rhs17 ]
  call void @__gsmack_await_for(i1 noundef zeroext %11, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i32, label %act_if.exit
land.lhs.true.i32:
  br i1 %8, label %if.then.i33, label %act_if.exit
if.then.i33:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br i1 %10, label %if.then22, label %if.end24
if.then22:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i36, label %fails_with.exit
if.then.i36:
  %call.i35 = call i32* @__errno_location()
  store i32 4, i32* %call.i35, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end24:
  br label %for.cond
for.cond:
  %count.0 = phi i32 [ 0, %if.end24 ], [ %add, %for.inc ]
  %i.0 = phi i64 [ 0, %if.end24 ], [ %inc, %for.inc ]
  %cmp25 = icmp ult i64 %i.0, %n
  br i1 %cmp25, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %arrayidx = getelementptr inbounds %struct.pollfd, %struct.pollfd* %asked, i64 %i.0
  %fd = getelementptr inbounds %struct.pollfd, %struct.pollfd* %arrayidx, i32 0, i32 0
  %12 = load i32, i32* %fd, align 4
  %events = getelementptr inbounds %struct.pollfd, %struct.pollfd* %arrayidx, i32 0, i32 1
  %13 = load i16, i16* %events, align 4
  %cmp.i38 = icmp slt i32 %12, 0
  br i1 %cmp.i38, label %if.then.i39, label %if.end.i44
if.then.i39:
  br label %told.exit
if.end.i44:
  %conv.i40 = sext i16 %13 to i32
  %rem.i41 = srem i32 %conv.i40, 2
  %cmp1.i = icmp ne i32 %rem.i41, 0
  %div4.i = sdiv i32 %conv.i40, 4
  %rem5.i = srem i32 %div4.i, 2
  %cmp6.i = icmp ne i32 %rem5.i, 0
  %call.i43 = call signext i16 @__gsmack_nondet_short()
  call void @__gsmack_atomic_begin()
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i46, label %is_event.exit.i.i47
land.rhs.i.i.i46:
  %call.i.i.i45 = call zeroext i1 @__model_is_event(i32 noundef %12)
  br label %is_event.exit.i.i47
is_event.exit.i.i47:
  %14 = phi i1 [ false, %if.end.i44 ], [ %call.i.i.i45, %land.rhs.i.i.i46 ]
  br i1 %14, label %is_known.exit.i52, label %lor.rhs.i.i48
lor.rhs.i.i48:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i.i50, label %is_pipe.exit.i.i51
land.rhs.i3.i.i50:
  %call.i2.i.i49 = call zeroext i1 @__model_is_pipe(i32 noundef %12)
  br label %is_pipe.exit.i.i51
is_pipe.exit.i.i51:
  %15 = phi i1 [ false, %lor.rhs.i.i48 ], [ %call.i2.i.i49, %land.rhs.i3.i.i50 ]
  br label %is_known.exit.i52
is_known.exit.i52:
  %16 = phi i1 [ true, %is_event.exit.i.i47 ], [ %15, %is_pipe.exit.i.i51 ]
  br i1 %16, label %cond.true.i, label %cond.false.i
cond.true.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i14.i, label %is_event.exit.i15.i
land.rhs.i.i14.i:
  %call.i.i13.i = call zeroext i1 @__model_is_event(i32 noundef %12)
  br label %is_event.exit.i15.i
is_event.exit.i15.i:
  %17 = phi i1 [ false, %cond.true.i ], [ %call.i.i13.i, %land.rhs.i.i14.i ]
  br i1 %17, label %cond.true.i.i55, label %cond.false.i.i56
cond.true.i.i55:
  %call1.i.i53 = call signext i16 @__model_event_state(i32 noundef %12)
  %conv.i.i54 = sext i16 %call1.i.i53 to i32
  br label %state_of.exit.i68
cond.false.i.i56:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i.i58, label %is_pipe.exit.i16.i
land.rhs.i5.i.i58:
  %call.i4.i.i57 = call zeroext i1 @__model_is_pipe(i32 noundef %12)
  br label %is_pipe.exit.i16.i
is_pipe.exit.i16.i:
  %18 = phi i1 [ false, %cond.false.i.i56 ], [ %call.i4.i.i57, %land.rhs.i5.i.i58 ]
  br i1 %18, label %cond.true4.i.i61, label %cond.false7.i.i62
cond.true4.i.i61:
  %call5.i.i59 = call signext i16 @__model_pipe_state(i32 noundef %12)
  %conv6.i.i60 = sext i16 %call5.i.i59 to i32
  br label %cond.end.i.i64
cond.false7.i.i62:
  br label %cond.end.i.i64
cond.end.i.i64:
  %cond.i.i63 = phi i32 [ %conv6.i.i60, %cond.true4.i.i61 ], [ 0, %cond.false7.i.i62 ]
  br label %state_of.exit.i68
state_of.exit.i68:
  %cond9.i.i65 = phi i32 [ %conv.i.i54, %cond.true.i.i55 ], [ %cond.i.i63, %cond.end.i.i64 ]
  %conv10.i.i66 = trunc i32 %cond9.i.i65 to i16
  %conv13.i67 = sext i16 %conv10.i.i66 to i32
  br label %cond.end.i
cond.false.i:
  %conv14.i = sext i16 %call.i43 to i32
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %conv13.i67, %state_of.exit.i68 ], [ %conv14.i, %cond.false.i ]
  %conv15.i = trunc i32 %cond.i to i16
  call void @__gsmack_atomic_end()
  br i1 %16, label %if.then17.i, label %if.end21.i
if.then17.i:
  br i1 %cmp1.i, label %cond.true.i18.i, label %cond.false.i19.i
cond.true.i18.i:
  %conv.i17.i = sext i16 %conv15.i to i32
  %rem.i.i71 = srem i32 %conv.i17.i, 2
  br label %cond.end.i21.i
cond.false.i19.i:
  br label %cond.end.i21.i
cond.end.i21.i:
  %cond.i20.i = phi i32 [ %rem.i.i71, %cond.true.i18.i ], [ 0, %cond.false.i19.i ]
  br i1 %cmp6.i, label %cond.true4.i22.i, label %cond.false7.i23.i
cond.true4.i22.i:
  %conv5.i.i72 = sext i16 %conv15.i to i32
  %div.i.i73 = sdiv i32 %conv5.i.i72, 4
  %rem6.i.i74 = srem i32 %div.i.i73, 2
  %mul.i.i75 = mul nsw i32 %rem6.i.i74, 4
  br label %told_of.exit.i81
cond.false7.i23.i:
  br label %told_of.exit.i81
told_of.exit.i81:
  %cond9.i24.i = phi i32 [ %mul.i.i75, %cond.true4.i22.i ], [ 0, %cond.false7.i23.i ]
  %add.i.i76 = add nsw i32 %cond.i20.i, %cond9.i24.i
  %conv10.i25.i = sext i16 %conv15.i to i32
  %div11.i.i77 = sdiv i32 %conv10.i25.i, 8
  %mul12.i.i78 = mul nsw i32 %div11.i.i77, 8
  %add13.i.i79 = add nsw i32 %add.i.i76, %mul12.i.i78
  %conv14.i.i80 = trunc i32 %add13.i.i79 to i16
  br label %cleanup.i
if.end21.i:
  %conv22.i = sext i16 %call.i43 to i32
  %cmp23.i = icmp sge i32 %conv22.i, 0
  br i1 %cmp23.i, label %land.lhs.true.i82, label %land.end.i
land.lhs.true.i82:
  br i1 %cmp1.i, label %land.rhs.i84, label %lor.lhs.false.i83
lor.lhs.false.i83:
  %rem29.i = srem i32 %conv22.i, 2
  %cmp30.i = icmp eq i32 %rem29.i, 0
  br i1 %cmp30.i, label %land.rhs.i84, label %land.end.i
land.rhs.i84:
  br i1 %cmp6.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %div35.i = sdiv i32 %conv22.i, 4
  %rem36.i = srem i32 %div35.i, 2
  %cmp37.i = icmp eq i32 %rem36.i, 0
  br label %lor.end.i
lor.end.i:
  %19 = phi i1 [ true, %land.rhs.i84 ], [ %cmp37.i, %lor.rhs.i ]
  br label %land.end.i
land.end.i:
  %20 = phi i1 [ false, %lor.lhs.false.i83 ], [ false, %if.end21.i ], [ %19, %lor.end.i ]
  call void @__gsmack_assume(i1 noundef zeroext %20)
  br label %cleanup.i
cleanup.i:
  %retval.0.i = phi i16 [ %conv14.i.i80, %told_of.exit.i81 ], [ %call.i43, %land.end.i ]
  br label %told.exit
told.exit:
  %retval.1.i = phi i16 [ 0, %if.then.i39 ], [ %retval.0.i, %cleanup.i ]
  %revents = getelementptr inbounds %struct.pollfd, %struct.pollfd* %arrayidx, i32 0, i32 2
  store i16 %retval.1.i, i16* %revents, align 2
  %conv = sext i16 %retval.1.i to i32
  %cmp31 = icmp ne i32 %conv, 0
  %conv32 = zext i1 %cmp31 to i32
  %add = add nsw i32 %count.0, %conv32
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end:
  %cmp33 = icmp sgt i32 %count.0, 0
  br i1 %cmp33, label %lor.end38, label %lor.rhs35
lor.rhs35:
  %cmp36 = icmp sge i32 %time, 0
  br label %lor.end38
lor.end38:
  %21 = phi i1 [ true, %for.end ], [ %cmp36, %lor.rhs35 ]
  call void @__gsmack_assume(i1 noundef zeroext %21)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %count.0, %lor.end38 ]
  br label %return
return:
  %retval.1 = phi i32 [ %call, %if.then ], [ %retval.0, %cleanup ]
  ret i32 %retval.1
}
declare dso_local i32 @usleep(i32 noundef)
declare dso_local void @__gsmack_atomic_begin()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @ppoll(%struct.pollfd* noundef %asked, i64 noundef %n, %struct.timespec* noundef %time, %struct.__sigset_t* noundef %mask) {
entry:
  %tobool = icmp ne %struct.__sigset_t* %mask, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end
if.end:
  %tobool1 = icmp ne %struct.timespec* %time, null
  br i1 %tobool1, label %cond.false, label %cond.true
cond.true:
  br label %cond.end
cond.false:
  %tv_sec = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %0 = load i64, i64* %tv_sec, align 8
  %cmp = icmp ne i64 %0, 0
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i64, i64* %tv_nsec, align 8
  %cmp2 = icmp ne i64 %1, 0
  br label %lor.end
lor.end:
  %2 = phi i1 [ true, %cond.false ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %cond.true ], [ %lor.ext, %lor.end ]
  %call = call i32 @poll(%struct.pollfd* noundef %asked, i64 noundef %n, i32 noundef %cond)
  ret i32 %call
}
declare dso_local void @__gsmack_unknown(i8* noundef)
declare extern_weak dso_local void @__model_wait_begins()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare extern_weak dso_local signext i16 @__model_event_state(i32 noundef)
declare extern_weak dso_local signext i16 @__model_pipe_state(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local void @__model_cancel_end()
declare extern_weak dso_local i32* @__errno_location()
declare dso_local signext i16 @__gsmack_nondet_short()
