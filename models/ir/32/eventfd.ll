target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [11 x i8] c"event.made\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"event.of\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"event.semaphore\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"eventfd\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"event.count\00", align 1
@.str.5 = private unnamed_addr constant [17 x i8] c"file.nonblocking\00", align 1
define weak dso_local zeroext i1 @__model_is_event(i32 noundef %file) {
entry:
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i32 noundef %file)
  %cmp = icmp ne i32 %call.i, 0
  ret i1 %cmp
}
define dso_local i32 @eventfd(i32 noundef %value, i32 noundef %flags) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, -1
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp slt i32 %call.i, 1024
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i = icmp slt i32 %call.i, 0
  br i1 %cmp2.i, label %if.then.i, label %if.end.i
if.then.i:
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
  %call.i.i6.i = call zeroext i1 @__model_is_event(i32 noundef %call.i)
  br i1 %call.i.i6.i, label %is_known.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i.i7.i, label %is_pipe.exit.i.i
land.rhs.i.i7.i:
  %call.i2.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %call.i)
  br label %is_pipe.exit.i.i
is_pipe.exit.i.i:
  %2 = phi i1 [ false, %lor.rhs.i.i ], [ %call.i2.i.i, %land.rhs.i.i7.i ]
  br label %is_known.exit.i
is_known.exit.i:
  %3 = phi i1 [ true, %if.end.i ], [ %2, %is_pipe.exit.i.i ]
  %lnot.i = xor i1 %3, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %any_descriptor.exit
any_descriptor.exit:
  %retval.0.i = phi i32 [ -1, %fails_or_is_interrupted.exit.i ], [ %call.i, %is_known.exit.i ]
  %cmp = icmp sge i32 %retval.0.i, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call1 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0))
  %add = add nsw i32 %call1, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i32 noundef %add)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i32 noundef %retval.0.i, i32 noundef %add)
  %rem = srem i32 %flags, 2
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i32 0, i32 0), i32 noundef %add, i32 noundef %rem)
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i32 noundef %retval.0.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call.i.i, i32 noundef %value)
  %div2 = sdiv i32 %flags, 2048
  %rem3 = srem i32 %div2, 2
  %cmp4 = icmp ne i32 %rem3, 0
  %conv.i = zext i1 %cmp4 to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i32 0, i32 0), i32 noundef %retval.0.i, i32 noundef %conv.i)
  br i1 icmp ne (void (i32)* @__model_note_known, void (i32)* null), label %if.then.i13, label %note_known.exit
if.then.i13:
  call void @__model_note_known(i32 noundef %retval.0.i)
  br label %note_known.exit
note_known.exit:
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret i32 %retval.0.i
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define weak dso_local signext i16 @__model_event_state(i32 noundef %file) {
entry:
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i32 noundef %file)
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call.i.i)
  %conv.i = sext i32 %call1.i to i64
  %cmp = icmp ne i64 %conv.i, 0
  %cond = select i1 %cmp, i32 1, i32 0
  %add.i = add i64 %conv.i, 1
  %cmp.i = icmp uge i64 %add.i, %conv.i
  br i1 %cmp.i, label %land.rhs.i, label %fits_in.exit
land.rhs.i:
  %div.i = udiv i64 %add.i, 2
  %sub.i = sub i64 %add.i, %div.i
  %cmp1.i = icmp ule i64 %sub.i, 9223372036854775807
  br label %fits_in.exit
fits_in.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  %cond2 = select i1 %0, i32 4, i32 0
  %add = add nsw i32 %cond, %cond2
  %conv = trunc i32 %add to i16
  ret i16 %conv
}
define weak dso_local i32 @__model_event_read(i32 noundef %file, i8* noundef %to, i32 noundef %size) {
entry:
  %cmp = icmp ult i32 %size, 8
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup33
if.end:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i17, label %wait_begins.exit
if.then.i17:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  call void @__gsmack_atomic_begin()
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i32 noundef %file)
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call.i.i)
  %conv.i = sext i32 %call1.i to i64
  %cmp2 = icmp ne i64 %conv.i, 0
  br i1 %cmp2, label %lor.end, label %lor.rhs
lor.rhs:
  %call.i18 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i32 0, i32 0), i32 noundef %file)
  %cmp.i = icmp ne i32 %call.i18, 0
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %wait_begins.exit ], [ %cmp.i, %lor.rhs ]
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %0, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i19 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i19, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i20 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %1 = phi i1 [ false, %lor.lhs.false.i ], [ false, %lor.end ], [ %call1.i20, %land.rhs.i ]
  br i1 %0, label %land.end, label %land.lhs.true
land.lhs.true:
  br i1 %1, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i22, label %interrupted.exit
land.lhs.true.i22:
  %call.i21 = call zeroext i1 @__model_interrupts(i1 noundef zeroext true)
  br i1 %call.i21, label %land.rhs.i24, label %interrupted.exit
land.rhs.i24:
  %call1.i23 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %2 = phi i1 [ false, %land.lhs.true.i22 ], [ false, %land.rhs ], [ %call1.i23, %land.rhs.i24 ]
  br label %land.end
land.end:
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %cancelled_instead.exit ], [ %2, %interrupted.exit ]
  br i1 %0, label %lor.end14, label %lor.lhs.false
lor.lhs.false:
  br i1 %1, label %lor.end14, label %lor.rhs12
lor.rhs12:
  br label %lor.end14
lor.end14:
  %4 = phi i1 [ true, %lor.lhs.false ], [ true, %land.end ], [ %3, %lor.rhs12 ]
  call void @__gsmack_await_for(i1 noundef zeroext %4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  br i1 %cmp2, label %land.lhs.true16, label %if.end20
land.lhs.true16:
  br i1 %1, label %if.end20, label %if.then18
if.then18:
  %call.i.i25 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i32 noundef %file)
  %call1.i26 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call.i.i25)
  %cmp.i27 = icmp ne i32 %call1.i26, 0
  br i1 %cmp.i27, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ 1, %cond.true ], [ %conv.i, %cond.false ]
  %sub = sub i64 %conv.i, %cond
  %call.i.i28 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i32 noundef %file)
  %conv.i29 = trunc i64 %sub to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call.i.i28, i32 noundef %conv.i29)
  br label %if.end20
if.end20:
  %value.0 = phi i64 [ 0, %land.lhs.true16 ], [ %cond, %cond.end ], [ 0, %lor.end14 ]
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i31, label %act_if.exit
land.lhs.true.i31:
  br i1 %1, label %if.then.i32, label %act_if.exit
if.then.i32:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br i1 %3, label %if.then23, label %if.end25
if.then23:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i34, label %fails_with.exit35
if.then.i34:
  %call.i33 = call i32* @__errno_location()
  store i32 4, i32* %call.i33, align 4
  br label %fails_with.exit35
fails_with.exit35:
  br label %cleanup
if.end25:
  %cmp26 = icmp eq i64 %value.0, 0
  br i1 %cmp26, label %if.then27, label %if.end29
if.then27:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i37, label %fails_with.exit38
if.then.i37:
  %call.i36 = call i32* @__errno_location()
  store i32 11, i32* %call.i36, align 4
  br label %fails_with.exit38
fails_with.exit38:
  br label %cleanup
if.end29:
  %5 = bitcast i8* %to to i64*
  store i64 %value.0, i64* %5, align 4
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_with.exit35 ], [ -1, %fails_with.exit38 ], [ 8, %if.end29 ]
  br label %cleanup33
cleanup33:
  %retval.1 = phi i32 [ -1, %fails_with.exit ], [ %retval.0, %cleanup ]
  ret i32 %retval.1
}
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
define weak dso_local i32 @__model_event_write(i32 noundef %file, i8* noundef %from, i32 noundef %size) {
entry:
  %cmp = icmp ult i32 %size, 8
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %0 = bitcast i8* %from to i64*
  %1 = load i64, i64* %0, align 4
  %div.i = udiv i64 %1, 2
  %sub.i = sub i64 %1, %div.i
  %cmp1.i = icmp ule i64 %sub.i, 9223372036854775807
  br i1 %cmp1.i, label %if.end4, label %if.then2
if.then2:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i17, label %fails_with.exit18
if.then.i17:
  %call.i16 = call i32* @__errno_location()
  store i32 22, i32* %call.i16, align 4
  br label %fails_with.exit18
fails_with.exit18:
  br label %cleanup37
if.end4:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i19, label %wait_begins.exit
if.then.i19:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  call void @__gsmack_atomic_begin()
  %call.i.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i32 noundef %file)
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call.i.i)
  %conv.i = sext i32 %call1.i to i64
  %add.i = add i64 %conv.i, %1
  %cmp.i = icmp uge i64 %add.i, %conv.i
  br i1 %cmp.i, label %land.rhs.i, label %fits_in.exit
land.rhs.i:
  %div.i20 = udiv i64 %add.i, 2
  %sub.i21 = sub i64 %add.i, %div.i20
  %cmp1.i22 = icmp ule i64 %sub.i21, 9223372036854775807
  br label %fits_in.exit
fits_in.exit:
  %2 = phi i1 [ false, %wait_begins.exit ], [ %cmp1.i22, %land.rhs.i ]
  br i1 %2, label %lor.end, label %lor.rhs
lor.rhs:
  %call.i23 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i32 0, i32 0), i32 noundef %file)
  %cmp.i24 = icmp ne i32 %call.i23, 0
  br label %lor.end
lor.end:
  %3 = phi i1 [ true, %fits_in.exit ], [ %cmp.i24, %lor.rhs ]
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %3, label %lor.lhs.false.i, label %land.rhs.i27
lor.lhs.false.i:
  %call.i25 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i25, label %land.rhs.i27, label %cancelled_instead.exit
land.rhs.i27:
  %call1.i26 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %4 = phi i1 [ false, %lor.lhs.false.i ], [ false, %lor.end ], [ %call1.i26, %land.rhs.i27 ]
  br i1 %3, label %land.end, label %land.lhs.true
land.lhs.true:
  br i1 %4, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i29, label %interrupted.exit
land.lhs.true.i29:
  %call.i28 = call zeroext i1 @__model_interrupts(i1 noundef zeroext true)
  br i1 %call.i28, label %land.rhs.i31, label %interrupted.exit
land.rhs.i31:
  %call1.i30 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %5 = phi i1 [ false, %land.lhs.true.i29 ], [ false, %land.rhs ], [ %call1.i30, %land.rhs.i31 ]
  br label %land.end
land.end:
  %6 = phi i1 [ false, %land.lhs.true ], [ false, %cancelled_instead.exit ], [ %5, %interrupted.exit ]
  br i1 %3, label %lor.end20, label %lor.lhs.false
lor.lhs.false:
  br i1 %4, label %lor.end20, label %lor.rhs18
lor.rhs18:
  br label %lor.end20
lor.end20:
  %7 = phi i1 [ true, %lor.lhs.false ], [ true, %land.end ], [ %6, %lor.rhs18 ]
  call void @__gsmack_await_for(i1 noundef zeroext %7, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  br i1 %2, label %land.lhs.true22, label %if.end25
land.lhs.true22:
  br i1 %4, label %if.end25, label %if.then24
if.then24:
  %call.i.i32 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i32 noundef %file)
  %conv.i33 = trunc i64 %add.i to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call.i.i32, i32 noundef %conv.i33)
  br label %if.end25
if.end25:
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i35, label %act_if.exit
land.lhs.true.i35:
  br i1 %4, label %if.then.i36, label %act_if.exit
if.then.i36:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br i1 %6, label %if.then28, label %if.end30
if.then28:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i38, label %fails_with.exit39
if.then.i38:
  %call.i37 = call i32* @__errno_location()
  store i32 4, i32* %call.i37, align 4
  br label %fails_with.exit39
fails_with.exit39:
  br label %cleanup
if.end30:
  br i1 %2, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i41, label %fails_with.exit42
if.then.i41:
  %call.i40 = call i32* @__errno_location()
  store i32 11, i32* %call.i40, align 4
  br label %fails_with.exit42
fails_with.exit42:
  br label %cond.end
cond.end:
  %cond = phi i32 [ 8, %cond.true ], [ -1, %fails_with.exit42 ]
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_with.exit39 ], [ %cond, %cond.end ]
  br label %cleanup37
cleanup37:
  %retval.1 = phi i32 [ %retval.0, %cleanup ], [ -1, %fails_with.exit18 ]
  br label %return
return:
  %retval.2 = phi i32 [ -1, %fails_with.exit ], [ %retval.1, %cleanup37 ]
  ret i32 %retval.2
}
define weak dso_local void @__model_event_close(i32 noundef %file) {
entry:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i32 noundef %file, i32 noundef 0)
  ret void
}
define weak dso_local void @__model_event_copy(i32 noundef %from, i32 noundef %to) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i32 noundef %from)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i32 noundef %to, i32 noundef %call.i)
  %call.i4 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i32 0, i32 0), i32 noundef %from)
  %cmp.i = icmp ne i32 %call.i4, 0
  %conv.i = zext i1 %cmp.i to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i32 0, i32 0), i32 noundef %to, i32 noundef %conv.i)
  br i1 icmp ne (void (i32)* @__model_note_known, void (i32)* null), label %if.then.i, label %note_known.exit
if.then.i:
  call void @__model_note_known(i32 noundef %to)
  br label %note_known.exit
note_known.exit:
  call void @__gsmack_atomic_end()
  ret void
}
define dso_local i32 @eventfd_read(i32 noundef %file, i64* noundef %value) {
entry:
  %0 = bitcast i64* %value to i8*
  %call = call i32 @__model_event_read(i32 noundef %file, i8* noundef %0, i32 noundef 8)
  %cmp = icmp slt i32 %call, 0
  %cond = select i1 %cmp, i32 -1, i32 0
  ret i32 %cond
}
define dso_local i32 @eventfd_write(i32 noundef %file, i64 noundef %value) {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = bitcast i64* %value.addr to i8*
  %call = call i32 @__model_event_write(i32 noundef %file, i8* noundef %0, i32 noundef 8)
  %cmp = icmp slt i32 %call, 0
  %cond = select i1 %cmp, i32 -1, i32 0
  ret i32 %cond
}
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local i32* @__errno_location()
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare extern_weak dso_local void @__model_note_known(i32 noundef)
declare extern_weak dso_local void @__model_wait_begins()
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare extern_weak dso_local void @__model_cancel_end()
