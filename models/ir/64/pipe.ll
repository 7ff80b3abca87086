target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [10 x i8] c"pipe.made\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"pipe.claimed\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"pipe.read\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"pipe.open\00", align 1
@.str.4 = private unnamed_addr constant [17 x i8] c"file.nonblocking\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"pipe\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"pipe.byte\00", align 1
@.str.7 = private unnamed_addr constant [50 x i8] c"more bytes written to a pipe than go in one piece\00", align 1
@.str.8 = private unnamed_addr constant [15 x i8] c"signal.handler\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"pipe.written\00", align 1
@.str.10 = private unnamed_addr constant [9 x i8] c"pipe.end\00", align 1
define weak dso_local zeroext i1 @__model_is_pipe(i32 noundef %file) {
entry:
  %conv.i = sext i32 %file to i64
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0), i64 noundef %conv.i)
  %cmp = icmp ne i64 %call.i, 0
  ret i1 %cmp
}
define dso_local i32 @pipe2(i32* noundef %ends, i32 noundef %flags) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i32 @any_descriptor()
  %call1 = call i32 @any_descriptor()
  %call2 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call2, label %if.then, label %if.end
if.then:
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp3 = icmp sge i32 %call1, 0
  br i1 %cmp3, label %land.rhs, label %land.end
land.rhs:
  %cmp4 = icmp ne i32 %call, %call1
  br label %land.end
land.end:
  %0 = phi i1 [ false, %land.lhs.true ], [ false, %if.then ], [ %cmp4, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %call5 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0))
  %add = add nsw i64 %call5, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i64 noundef %add)
  %mul = mul nsw i64 2, %add
  %div = sdiv i32 %flags, 2048
  %rem = srem i32 %div, 2
  %cmp6 = icmp ne i32 %rem, 0
  %conv.i = sext i32 %call to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0), i64 noundef %conv.i, i64 noundef %mul)
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i64 noundef %mul)
  %add.i = add nsw i64 %call.i, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i64 noundef %mul, i64 noundef %add.i)
  %conv2.i = zext i1 %cmp6 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i64 noundef %conv.i, i64 noundef %conv2.i)
  br i1 icmp ne (void (i32)* @__model_note_known, void (i32)* null), label %if.then.i.i, label %opened.exit
if.then.i.i:
  call void @__model_note_known(i32 noundef %call)
  br label %opened.exit
opened.exit:
  %add8 = add nsw i64 %mul, 1
  %conv.i16 = sext i32 %call1 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0), i64 noundef %conv.i16, i64 noundef %add8)
  %call.i17 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i64 noundef %add8)
  %add.i18 = add nsw i64 %call.i17, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i64 noundef %add8, i64 noundef %add.i18)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i64 noundef %conv.i16, i64 noundef %conv2.i)
  br i1 icmp ne (void (i32)* @__model_note_known, void (i32)* null), label %if.then.i.i20, label %opened.exit21
if.then.i.i20:
  call void @__model_note_known(i32 noundef %call1)
  br label %opened.exit21
opened.exit21:
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  br i1 %call2, label %if.end15, label %if.then13
if.then13:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i22 = call i32* @__errno_location()
  store i32 24, i32* %call.i22, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end15:
  store i32 %call, i32* %ends, align 4
  %arrayidx16 = getelementptr inbounds i32, i32* %ends, i64 1
  store i32 %call1, i32* %arrayidx16, align 4
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 0, %if.end15 ], [ -1, %fails_with.exit ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_atomic_begin()
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
  %call.i2.i = call zeroext i1 @__model_is_pipe(i32 noundef %call)
  br label %is_known.exit
is_known.exit:
  %3 = phi i1 [ true, %is_event.exit.i ], [ %call.i2.i, %lor.rhs.i ]
  %lnot = xor i1 %3, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_or_is_interrupted.exit ], [ %call, %is_known.exit ]
  ret i32 %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pipe(i32* noundef %ends) {
entry:
  %call = call i32 @pipe2(i32* noundef %ends, i32 noundef 0)
  ret i32 %call
}
define weak dso_local signext i16 @__model_pipe_state(i32 noundef %file) {
entry:
  %conv.i = sext i32 %file to i64
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0), i64 noundef %conv.i)
  %div = sdiv i64 %call.i, 2
  %rem.i = srem i64 %call.i, 2
  %cmp.i = icmp ne i64 %rem.i, 0
  br i1 %cmp.i, label %if.then, label %if.end
if.then:
  %call2 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %div)
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i64 noundef %div)
  %sub = sub nsw i64 %call2, %call3
  %mul = mul nsw i64 2, %div
  %call4 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i64 noundef %mul)
  %cmp = icmp eq i64 %call4, 0
  %cmp5 = icmp sle i64 %sub, 61440
  br i1 %cmp5, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %if.then ], [ %cmp, %lor.rhs ]
  %cond = select i1 %0, i32 4, i32 0
  %cond7 = select i1 %cmp, i32 8, i32 0
  %add = add nsw i32 %cond, %cond7
  %conv = trunc i32 %add to i16
  br label %cleanup
if.end:
  %mul9 = mul nsw i64 2, %div
  %add10 = add nsw i64 %mul9, 1
  %call11 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i64 noundef %add10)
  %cmp12 = icmp eq i64 %call11, 0
  %call.i10 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i64 0, i64 0), i64 noundef %div)
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i64 noundef %div)
  %sub.i = sub nsw i64 %call.i10, %call1.i
  %cmp16 = icmp sgt i64 %sub.i, 0
  %cond18 = select i1 %cmp16, i32 1, i32 0
  %cond21 = select i1 %cmp12, i32 16, i32 0
  %add22 = add nsw i32 %cond18, %cond21
  %conv23 = trunc i32 %add22 to i16
  br label %cleanup
cleanup:
  %retval.0 = phi i16 [ %conv, %lor.end ], [ %conv23, %if.end ]
  ret i16 %retval.0
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
define weak dso_local i64 @__model_pipe_read(i32 noundef %file, i8* noundef %to, i64 noundef %size) {
entry:
  %conv.i = sext i32 %file to i64
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0), i64 noundef %conv.i)
  %rem.i = srem i64 %call.i, 2
  %cmp.i = icmp ne i64 %rem.i, 0
  br i1 %cmp.i, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i29 = call i32* @__errno_location()
  store i32 9, i32* %call.i29, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %cmp = icmp eq i64 %size, 0
  br i1 %cmp, label %if.then4, label %if.end5
if.then4:
  br label %return
if.end5:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i30, label %wait_begins.exit
if.then.i30:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  call void @__gsmack_atomic_begin()
  %call.i32 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0), i64 noundef %conv.i)
  %div = sdiv i64 %call.i32, 2
  %call.i33 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i64 0, i64 0), i64 noundef %div)
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i64 noundef %div)
  %sub.i = sub nsw i64 %call.i33, %call1.i
  %mul = mul nsw i64 2, %div
  %add = add nsw i64 %mul, 1
  %call8 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i64 noundef %add)
  %cmp9 = icmp eq i64 %call8, 0
  %cmp11 = icmp ne i64 %sub.i, 0
  br i1 %cmp11, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  br i1 %cmp9, label %lor.end, label %lor.rhs
lor.rhs:
  %call15 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i64 noundef %conv.i)
  %cmp16 = icmp ne i64 %call15, 0
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %lor.lhs.false ], [ true, %wait_begins.exit ], [ %cmp16, %lor.rhs ]
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %0, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i34 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i34, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i35 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %1 = phi i1 [ false, %lor.lhs.false.i ], [ false, %lor.end ], [ %call1.i35, %land.rhs.i ]
  br i1 %0, label %land.end, label %land.lhs.true
land.lhs.true:
  br i1 %1, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i37, label %interrupted.exit
land.lhs.true.i37:
  %call.i36 = call zeroext i1 @__model_interrupts(i1 noundef zeroext true)
  br i1 %call.i36, label %land.rhs.i39, label %interrupted.exit
land.rhs.i39:
  %call1.i38 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %2 = phi i1 [ false, %land.lhs.true.i37 ], [ false, %land.rhs ], [ %call1.i38, %land.rhs.i39 ]
  br label %land.end
land.end:
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %cancelled_instead.exit ], [ %2, %interrupted.exit ]
  br i1 %0, label %lor.end35, label %lor.lhs.false29
lor.lhs.false29:
  br i1 %1, label %lor.end35, label %lor.rhs32
lor.rhs32:
  br label %lor.end35
lor.end35:
  %4 = phi i1 [ true, %lor.lhs.false29 ], [ true, %land.end ], [ %3, %lor.rhs32 ]
  call void @__gsmack_await_for(i1 noundef zeroext %4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %cmp36 = icmp ugt i64 %sub.i, %size
  br i1 %cmp36, label %if.then38, label %if.end39
if.then38:
  br label %if.end39
if.end39:
  %n.0 = phi i64 [ %size, %if.then38 ], [ %sub.i, %lor.end35 ]
  %call40 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i64 noundef %div)
  br i1 %1, label %if.end44, label %if.then42
if.then42:
  %add43 = add nsw i64 %call40, %n.0
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i64 noundef %div, i64 noundef %add43)
  br label %if.end44
if.end44:
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i41, label %act_if.exit
land.lhs.true.i41:
  br i1 %1, label %if.then.i42, label %act_if.exit
if.then.i42:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br i1 %3, label %if.then47, label %if.end50
if.then47:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i44, label %fails_with.exit45
if.then.i44:
  %call.i43 = call i32* @__errno_location()
  store i32 4, i32* %call.i43, align 4
  br label %fails_with.exit45
fails_with.exit45:
  br label %cleanup
if.end50:
  %cmp51 = icmp eq i64 %n.0, 0
  br i1 %cmp51, label %land.lhs.true53, label %if.end58
land.lhs.true53:
  br i1 %cmp9, label %if.end58, label %if.then55
if.then55:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i47, label %fails_with.exit48
if.then.i47:
  %call.i46 = call i32* @__errno_location()
  store i32 11, i32* %call.i46, align 4
  br label %fails_with.exit48
fails_with.exit48:
  br label %cleanup
if.end58:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %if.end58 ], [ %inc, %for.inc ]
  %cmp59 = icmp slt i64 %i.0, %n.0
  br i1 %cmp59, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %add61 = add nsw i64 %call40, %i.0
  %mul.i = mul nsw i64 %div, 1048576
  %add.i = add nsw i64 %mul.i, %add61
  %call63 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i64 0, i64 0), i64 noundef %add.i)
  %conv64 = trunc i64 %call63 to i8
  %arrayidx = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %conv64, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  %inc = add nsw i64 %i.0, 1
  br label %for.cond
for.end:
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ -1, %fails_with.exit45 ], [ %n.0, %for.end ], [ -1, %fails_with.exit48 ]
  br label %return
return:
  %retval.1 = phi i64 [ -1, %fails_with.exit ], [ 0, %if.then4 ], [ %retval.0, %cleanup ]
  ret i64 %retval.1
}
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
define weak dso_local i64 @__model_pipe_write(i32 noundef %file, i8* noundef %from, i64 noundef %size) {
entry:
  %conv.i = sext i32 %file to i64
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0), i64 noundef %conv.i)
  %rem.i = srem i64 %call.i, 2
  %cmp.i = icmp ne i64 %rem.i, 0
  br i1 %cmp.i, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i34 = call i32* @__errno_location()
  store i32 9, i32* %call.i34, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %cmp = icmp ugt i64 %size, 4096
  br i1 %cmp, label %if.then4, label %if.end5
if.then4:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.7, i64 0, i64 0))
  br label %if.end5
if.end5:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i35, label %wait_begins.exit
if.then.i35:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  call void @__gsmack_atomic_begin()
  %call.i37 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0), i64 noundef %conv.i)
  %div = sdiv i64 %call.i37, 2
  %mul = mul nsw i64 2, %div
  %call7 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i64 noundef %mul)
  %cmp8 = icmp eq i64 %call7, 0
  %call10 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %div)
  %call11 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i64 noundef %div)
  %sub = sub nsw i64 %call10, %call11
  %add = add nsw i64 %sub, %size
  %cmp12 = icmp sle i64 %add, 65536
  br i1 %cmp12, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  br i1 %cmp8, label %lor.end, label %lor.rhs
lor.rhs:
  %call19 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i64 noundef %conv.i)
  %cmp20 = icmp ne i64 %call19, 0
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %lor.lhs.false ], [ true, %wait_begins.exit ], [ %cmp20, %lor.rhs ]
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %0, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i38 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i38, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %1 = phi i1 [ false, %lor.lhs.false.i ], [ false, %lor.end ], [ %call1.i, %land.rhs.i ]
  br i1 %0, label %land.end, label %land.lhs.true
land.lhs.true:
  br i1 %1, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i40, label %interrupted.exit
land.lhs.true.i40:
  %call.i39 = call zeroext i1 @__model_interrupts(i1 noundef zeroext true)
  br i1 %call.i39, label %land.rhs.i42, label %interrupted.exit
land.rhs.i42:
  %call1.i41 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %2 = phi i1 [ false, %land.lhs.true.i40 ], [ false, %land.rhs ], [ %call1.i41, %land.rhs.i42 ]
  br label %land.end
land.end:
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %cancelled_instead.exit ], [ %2, %interrupted.exit ]
  br i1 %0, label %lor.end39, label %lor.lhs.false33
lor.lhs.false33:
  br i1 %1, label %lor.end39, label %lor.rhs36
lor.rhs36:
  br label %lor.end39
lor.end39:
  %4 = phi i1 [ true, %lor.lhs.false33 ], [ true, %land.end ], [ %3, %lor.rhs36 ]
  call void @__gsmack_await_for(i1 noundef zeroext %4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  br i1 %cmp12, label %land.lhs.true42, label %if.end48
land.lhs.true42:
  br i1 %cmp8, label %if.end48, label %land.lhs.true44
land.lhs.true44:
  br i1 %1, label %if.end48, label %if.then46
if.then46:
  %add47 = add nsw i64 %call10, %size
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %div, i64 noundef %add47)
  br label %if.end48
if.end48:
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i44, label %act_if.exit
land.lhs.true.i44:
  br i1 %1, label %if.then.i45, label %act_if.exit
if.then.i45:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br i1 %3, label %if.then51, label %if.end54
if.then51:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i47, label %fails_with.exit48
if.then.i47:
  %call.i46 = call i32* @__errno_location()
  store i32 4, i32* %call.i46, align 4
  br label %fails_with.exit48
fails_with.exit48:
  br label %cleanup
if.end54:
  br i1 %cmp8, label %if.then56, label %if.end64
if.then56:
  %call57 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i64 0, i64 0), i64 noundef 13)
  %cmp58 = icmp ne i64 %call57, 1
  br i1 %cmp58, label %if.then60, label %if.end61
if.then60:
  call void @__gsmack_exit()
  unreachable
if.end61:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i50, label %fails_with.exit51
if.then.i50:
  %call.i49 = call i32* @__errno_location()
  store i32 32, i32* %call.i49, align 4
  br label %fails_with.exit51
fails_with.exit51:
  br label %cleanup
if.end64:
  br i1 %cmp12, label %if.end69, label %if.then66
if.then66:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i53, label %fails_with.exit54
if.then.i53:
  %call.i52 = call i32* @__errno_location()
  store i32 11, i32* %call.i52, align 4
  br label %fails_with.exit54
fails_with.exit54:
  br label %cleanup
if.end69:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %if.end69 ], [ %inc, %for.inc ]
  %cmp70 = icmp ult i64 %i.0, %size
  br i1 %cmp70, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %add72 = add nsw i64 %call10, %i.0
  %mul.i = mul nsw i64 %div, 1048576
  %add.i = add nsw i64 %mul.i, %add72
  %arrayidx = getelementptr inbounds i8, i8* %from, i64 %i.0
  %5 = load i8, i8* %arrayidx, align 1
  %conv74 = sext i8 %5 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i64 0, i64 0), i64 noundef %add.i, i64 noundef %conv74)
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end:
  call void @__gsmack_atomic_begin()
  %call75 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i64 0, i64 0), i64 noundef %div)
  %cmp76 = icmp eq i64 %call75, %call10
  call void @__gsmack_await(i1 noundef zeroext %cmp76)
  %add78 = add nsw i64 %call10, %size
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i64 0, i64 0), i64 noundef %div, i64 noundef %add78)
  call void @__gsmack_atomic_end()
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ -1, %fails_with.exit48 ], [ -1, %fails_with.exit51 ], [ %size, %for.end ], [ -1, %fails_with.exit54 ]
  br label %return
return:
  %retval.1 = phi i64 [ %retval.0, %cleanup ], [ -1, %fails_with.exit ]
  ret i64 %retval.1
}
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_exit()
declare dso_local void @__gsmack_await(i1 noundef zeroext)
define weak dso_local void @__model_pipe_close(i32 noundef %file) {
entry:
  call void @__gsmack_atomic_begin()
  %conv.i = sext i32 %file to i64
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0), i64 noundef %conv.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0), i64 noundef %conv.i, i64 noundef 0)
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call.i)
  %sub = sub nsw i64 %call1, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call.i, i64 noundef %sub)
  call void @__gsmack_atomic_end()
  ret void
}
define weak dso_local void @__model_pipe_copy(i32 noundef %from, i32 noundef %to) {
entry:
  call void @__gsmack_atomic_begin()
  %conv.i = sext i32 %from to i64
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0), i64 noundef %conv.i)
  %tobool = icmp ne i64 %call.i, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i64 noundef %conv.i)
  %cmp = icmp ne i64 %call1, 0
  %conv.i4 = sext i32 %to to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0), i64 noundef %conv.i4, i64 noundef %call.i)
  %call.i5 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call.i)
  %add.i = add nsw i64 %call.i5, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call.i, i64 noundef %add.i)
  %conv2.i = zext i1 %cmp to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i64 noundef %conv.i4, i64 noundef %conv2.i)
  br i1 icmp ne (void (i32)* @__model_note_known, void (i32)* null), label %if.then.i.i, label %opened.exit
if.then.i.i:
  call void @__model_note_known(i32 noundef %to)
  br label %opened.exit
opened.exit:
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local i32 @__gsmack_nondet_int()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local i32* @__errno_location()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local void @__model_note_known(i32 noundef)
declare extern_weak dso_local void @__model_wait_begins()
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local void @__model_cancel_end()
