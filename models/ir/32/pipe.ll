target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
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
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0), i32 noundef %file)
  %cmp = icmp ne i32 %call.i, 0
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
  %call5 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0))
  %add = add nsw i32 %call5, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0), i32 noundef %add)
  %mul = mul nsw i32 2, %add
  %div = sdiv i32 %flags, 2048
  %rem = srem i32 %div, 2
  %cmp6 = icmp ne i32 %rem, 0
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0), i32 noundef %call, i32 noundef %mul)
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i32 noundef %mul)
  %add.i = add nsw i32 %call.i, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i32 noundef %mul, i32 noundef %add.i)
  %conv.i = zext i1 %cmp6 to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call, i32 noundef %conv.i)
  br i1 icmp ne (void (i32)* @__model_note_known, void (i32)* null), label %if.then.i.i, label %opened.exit
if.then.i.i:
  call void @__model_note_known(i32 noundef %call)
  br label %opened.exit
opened.exit:
  %add8 = add nsw i32 %mul, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0), i32 noundef %call1, i32 noundef %add8)
  %call.i16 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i32 noundef %add8)
  %add.i17 = add nsw i32 %call.i16, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i32 noundef %add8, i32 noundef %add.i17)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call1, i32 noundef %conv.i)
  br i1 icmp ne (void (i32)* @__model_note_known, void (i32)* null), label %if.then.i.i19, label %opened.exit20
if.then.i.i19:
  call void @__model_note_known(i32 noundef %call1)
  br label %opened.exit20
opened.exit20:
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  br i1 %call2, label %if.end15, label %if.then13
if.then13:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i21 = call i32* @__errno_location()
  store i32 24, i32* %call.i21, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end15:
  store i32 %call, i32* %ends, align 4
  %arrayidx16 = getelementptr inbounds i32, i32* %ends, i32 1
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
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pipe(i32* noundef %ends) {
entry:
  %call = call i32 @pipe2(i32* noundef %ends, i32 noundef 0)
  ret i32 %call
}
define weak dso_local signext i16 @__model_pipe_state(i32 noundef %file) {
entry:
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0), i32 noundef %file)
  %div = sdiv i32 %call.i, 2
  %rem.i = srem i32 %call.i, 2
  %cmp.i = icmp ne i32 %rem.i, 0
  br i1 %cmp.i, label %if.then, label %if.end
if.then:
  %call2 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %div)
  %call3 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i32 noundef %div)
  %sub = sub nsw i32 %call2, %call3
  %mul = mul nsw i32 2, %div
  %call4 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i32 noundef %mul)
  %cmp = icmp eq i32 %call4, 0
  %cmp5 = icmp sle i32 %sub, 61440
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
  %mul9 = mul nsw i32 2, %div
  %add10 = add nsw i32 %mul9, 1
  %call11 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i32 noundef %add10)
  %cmp12 = icmp eq i32 %call11, 0
  %call.i10 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i32 0, i32 0), i32 noundef %div)
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i32 noundef %div)
  %sub.i = sub nsw i32 %call.i10, %call1.i
  %cmp16 = icmp sgt i32 %sub.i, 0
  %cond18 = select i1 %cmp16, i32 1, i32 0
  %cond21 = select i1 %cmp12, i32 16, i32 0
  %add22 = add nsw i32 %cond18, %cond21
  %conv23 = trunc i32 %add22 to i16
  br label %cleanup
cleanup:
  %retval.0 = phi i16 [ %conv, %lor.end ], [ %conv23, %if.end ]
  ret i16 %retval.0
}
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
define weak dso_local i32 @__model_pipe_read(i32 noundef %file, i8* noundef %to, i32 noundef %size) {
entry:
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0), i32 noundef %file)
  %rem.i = srem i32 %call.i, 2
  %cmp.i = icmp ne i32 %rem.i, 0
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
  %cmp = icmp eq i32 %size, 0
  br i1 %cmp, label %if.then3, label %if.end4
if.then3:
  br label %return
if.end4:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i30, label %wait_begins.exit
if.then.i30:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  call void @__gsmack_atomic_begin()
  %call.i31 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0), i32 noundef %file)
  %div = sdiv i32 %call.i31, 2
  %call.i32 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i32 0, i32 0), i32 noundef %div)
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i32 noundef %div)
  %sub.i = sub nsw i32 %call.i32, %call1.i
  %mul = mul nsw i32 2, %div
  %add = add nsw i32 %mul, 1
  %call7 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i32 noundef %add)
  %cmp8 = icmp eq i32 %call7, 0
  %cmp9 = icmp ne i32 %sub.i, 0
  br i1 %cmp9, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  br i1 %cmp8, label %lor.end, label %lor.rhs
lor.rhs:
  %call10 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i32 0, i32 0), i32 noundef %file)
  %cmp11 = icmp ne i32 %call10, 0
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %lor.lhs.false ], [ true, %wait_begins.exit ], [ %cmp11, %lor.rhs ]
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %0, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i33 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i33, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i34 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %1 = phi i1 [ false, %lor.lhs.false.i ], [ false, %lor.end ], [ %call1.i34, %land.rhs.i ]
  br i1 %0, label %land.end, label %land.lhs.true
land.lhs.true:
  br i1 %1, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i36, label %interrupted.exit
land.lhs.true.i36:
  %call.i35 = call zeroext i1 @__model_interrupts(i1 noundef zeroext true)
  br i1 %call.i35, label %land.rhs.i38, label %interrupted.exit
land.rhs.i38:
  %call1.i37 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %2 = phi i1 [ false, %land.lhs.true.i36 ], [ false, %land.rhs ], [ %call1.i37, %land.rhs.i38 ]
  br label %land.end
land.end:
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %cancelled_instead.exit ], [ %2, %interrupted.exit ]
  br i1 %0, label %lor.end25, label %lor.lhs.false21
lor.lhs.false21:
  br i1 %1, label %lor.end25, label %lor.rhs23
lor.rhs23:
  br label %lor.end25
lor.end25:
  %4 = phi i1 [ true, %lor.lhs.false21 ], [ true, %land.end ], [ %3, %lor.rhs23 ]
  call void @__gsmack_await_for(i1 noundef zeroext %4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %cmp26 = icmp ugt i32 %sub.i, %size
  br i1 %cmp26, label %if.then27, label %if.end28
if.then27:
  br label %if.end28
if.end28:
  %n.0 = phi i32 [ %size, %if.then27 ], [ %sub.i, %lor.end25 ]
  %call29 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i32 noundef %div)
  br i1 %1, label %if.end33, label %if.then31
if.then31:
  %add32 = add nsw i32 %call29, %n.0
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i32 noundef %div, i32 noundef %add32)
  br label %if.end33
if.end33:
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i40, label %act_if.exit
land.lhs.true.i40:
  br i1 %1, label %if.then.i41, label %act_if.exit
if.then.i41:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br i1 %3, label %if.then36, label %if.end38
if.then36:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i43, label %fails_with.exit44
if.then.i43:
  %call.i42 = call i32* @__errno_location()
  store i32 4, i32* %call.i42, align 4
  br label %fails_with.exit44
fails_with.exit44:
  br label %cleanup
if.end38:
  %cmp39 = icmp eq i32 %n.0, 0
  br i1 %cmp39, label %land.lhs.true40, label %if.end44
land.lhs.true40:
  br i1 %cmp8, label %if.end44, label %if.then42
if.then42:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i46, label %fails_with.exit47
if.then.i46:
  %call.i45 = call i32* @__errno_location()
  store i32 11, i32* %call.i45, align 4
  br label %fails_with.exit47
fails_with.exit47:
  br label %cleanup
if.end44:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end44 ], [ %inc, %for.inc ]
  %cmp45 = icmp slt i32 %i.0, %n.0
  br i1 %cmp45, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %add46 = add nsw i32 %call29, %i.0
  %mul.i = mul nsw i32 %div, 1048576
  %add.i = add nsw i32 %mul.i, %add46
  %call48 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i32 0, i32 0), i32 noundef %add.i)
  %conv = trunc i32 %call48 to i8
  %arrayidx = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %conv, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_with.exit44 ], [ %n.0, %for.end ], [ -1, %fails_with.exit47 ]
  br label %return
return:
  %retval.1 = phi i32 [ -1, %fails_with.exit ], [ 0, %if.then3 ], [ %retval.0, %cleanup ]
  ret i32 %retval.1
}
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
define weak dso_local i32 @__model_pipe_write(i32 noundef %file, i8* noundef %from, i32 noundef %size) {
entry:
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0), i32 noundef %file)
  %rem.i = srem i32 %call.i, 2
  %cmp.i = icmp ne i32 %rem.i, 0
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
  %cmp = icmp ugt i32 %size, 4096
  br i1 %cmp, label %if.then3, label %if.end4
if.then3:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.7, i32 0, i32 0))
  br label %if.end4
if.end4:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i35, label %wait_begins.exit
if.then.i35:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  call void @__gsmack_atomic_begin()
  %call.i36 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0), i32 noundef %file)
  %div = sdiv i32 %call.i36, 2
  %mul = mul nsw i32 2, %div
  %call6 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i32 noundef %mul)
  %cmp7 = icmp eq i32 %call6, 0
  %call8 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %div)
  %call9 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i32 noundef %div)
  %sub = sub nsw i32 %call8, %call9
  %add = add nsw i32 %sub, %size
  %cmp10 = icmp sle i32 %add, 65536
  br i1 %cmp10, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  br i1 %cmp7, label %lor.end, label %lor.rhs
lor.rhs:
  %call13 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i32 0, i32 0), i32 noundef %file)
  %cmp14 = icmp ne i32 %call13, 0
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %lor.lhs.false ], [ true, %wait_begins.exit ], [ %cmp14, %lor.rhs ]
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %0, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i37 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i37, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %1 = phi i1 [ false, %lor.lhs.false.i ], [ false, %lor.end ], [ %call1.i, %land.rhs.i ]
  br i1 %0, label %land.end, label %land.lhs.true
land.lhs.true:
  br i1 %1, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i39, label %interrupted.exit
land.lhs.true.i39:
  %call.i38 = call zeroext i1 @__model_interrupts(i1 noundef zeroext true)
  br i1 %call.i38, label %land.rhs.i41, label %interrupted.exit
land.rhs.i41:
  %call1.i40 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %2 = phi i1 [ false, %land.lhs.true.i39 ], [ false, %land.rhs ], [ %call1.i40, %land.rhs.i41 ]
  br label %land.end
land.end:
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %cancelled_instead.exit ], [ %2, %interrupted.exit ]
  br i1 %0, label %lor.end28, label %lor.lhs.false24
lor.lhs.false24:
  br i1 %1, label %lor.end28, label %lor.rhs26
lor.rhs26:
  br label %lor.end28
lor.end28:
  %4 = phi i1 [ true, %lor.lhs.false24 ], [ true, %land.end ], [ %3, %lor.rhs26 ]
  call void @__gsmack_await_for(i1 noundef zeroext %4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  br i1 %cmp10, label %land.lhs.true30, label %if.end36
land.lhs.true30:
  br i1 %cmp7, label %if.end36, label %land.lhs.true32
land.lhs.true32:
  br i1 %1, label %if.end36, label %if.then34
if.then34:
  %add35 = add nsw i32 %call8, %size
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %div, i32 noundef %add35)
  br label %if.end36
if.end36:
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i43, label %act_if.exit
land.lhs.true.i43:
  br i1 %1, label %if.then.i44, label %act_if.exit
if.then.i44:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br i1 %3, label %if.then39, label %if.end41
if.then39:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i46, label %fails_with.exit47
if.then.i46:
  %call.i45 = call i32* @__errno_location()
  store i32 4, i32* %call.i45, align 4
  br label %fails_with.exit47
fails_with.exit47:
  br label %cleanup
if.end41:
  br i1 %cmp7, label %if.then43, label %if.end49
if.then43:
  %call44 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i32 0, i32 0), i32 noundef 13)
  %cmp45 = icmp ne i32 %call44, 1
  br i1 %cmp45, label %if.then46, label %if.end47
if.then46:
  call void @__gsmack_exit()
  unreachable
if.end47:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i49, label %fails_with.exit50
if.then.i49:
  %call.i48 = call i32* @__errno_location()
  store i32 32, i32* %call.i48, align 4
  br label %fails_with.exit50
fails_with.exit50:
  br label %cleanup
if.end49:
  br i1 %cmp10, label %if.end53, label %if.then51
if.then51:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i52, label %fails_with.exit53
if.then.i52:
  %call.i51 = call i32* @__errno_location()
  store i32 11, i32* %call.i51, align 4
  br label %fails_with.exit53
fails_with.exit53:
  br label %cleanup
if.end53:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end53 ], [ %inc, %for.inc ]
  %cmp54 = icmp ult i32 %i.0, %size
  br i1 %cmp54, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %add55 = add nsw i32 %call8, %i.0
  %mul.i = mul nsw i32 %div, 1048576
  %add.i = add nsw i32 %mul.i, %add55
  %arrayidx = getelementptr inbounds i8, i8* %from, i32 %i.0
  %5 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %5 to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i32 0, i32 0), i32 noundef %add.i, i32 noundef %conv)
  br label %for.inc
for.inc:
  %inc = add i32 %i.0, 1
  br label %for.cond
for.end:
  call void @__gsmack_atomic_begin()
  %call57 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i32 0, i32 0), i32 noundef %div)
  %cmp58 = icmp eq i32 %call57, %call8
  call void @__gsmack_await(i1 noundef zeroext %cmp58)
  %add60 = add nsw i32 %call8, %size
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i32 0, i32 0), i32 noundef %div, i32 noundef %add60)
  call void @__gsmack_atomic_end()
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_with.exit47 ], [ -1, %fails_with.exit50 ], [ %size, %for.end ], [ -1, %fails_with.exit53 ]
  br label %return
return:
  %retval.1 = phi i32 [ %retval.0, %cleanup ], [ -1, %fails_with.exit ]
  ret i32 %retval.1
}
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_exit()
declare dso_local void @__gsmack_await(i1 noundef zeroext)
define weak dso_local void @__model_pipe_close(i32 noundef %file) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0), i32 noundef %file)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0), i32 noundef %file, i32 noundef 0)
  %call1 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i32 noundef %call.i)
  %sub = sub nsw i32 %call1, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i32 noundef %call.i, i32 noundef %sub)
  call void @__gsmack_atomic_end()
  ret void
}
define weak dso_local void @__model_pipe_copy(i32 noundef %from, i32 noundef %to) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0), i32 noundef %from)
  %tobool = icmp ne i32 %call.i, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call1 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i32 0, i32 0), i32 noundef %from)
  %cmp = icmp ne i32 %call1, 0
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0), i32 noundef %to, i32 noundef %call.i)
  %call.i4 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i32 noundef %call.i)
  %add.i = add nsw i32 %call.i4, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), i32 noundef %call.i, i32 noundef %add.i)
  %conv.i = zext i1 %cmp to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i32 0, i32 0), i32 noundef %to, i32 noundef %conv.i)
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
