target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.fd_set = type { [32 x i32] }
%struct.timeval = type { i32, i32 }
%struct.files = type { %struct.fd_set, %struct.fd_set, %struct.fd_set }
@.str = private unnamed_addr constant [45 x i8] c"select, with more than 32 pipes and eventfds\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"file\00", align 1
define dso_local i32 @select(i32 noundef %n, %struct.fd_set* noalias noundef %in, %struct.fd_set* noalias noundef %out, %struct.fd_set* noalias noundef %except, %struct.timeval* noalias noundef %time) {
entry:
  %asked = alloca %struct.files, align 4
  %others = alloca %struct.files, align 4
  %first = alloca [32 x i16], align 2
  %0 = bitcast %struct.files* %asked to i8*
  call void @llvm.lifetime.start.p0i8(i64 384, i8* %0)
  %1 = bitcast %struct.files* %others to i8*
  call void @llvm.lifetime.start.p0i8(i64 384, i8* %1)
  %2 = bitcast [32 x i16]* %first to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* %2)
  %in1 = getelementptr inbounds %struct.files, %struct.files* %asked, i32 0, i32 0
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %if.end.i ]
  %cmp.i = icmp slt i32 %i.0.i, 32
  br i1 %cmp.i, label %for.body.i, label %copy.exit
for.body.i:
  %fds_bits.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in1, i32 0, i32 0
  %arrayidx.i = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i, i32 0, i32 %i.0.i
  store i32 0, i32* %arrayidx.i, align 4
  %tobool.i = icmp ne %struct.fd_set* %in, null
  br i1 %tobool.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %mul.i = mul nsw i32 %i.0.i, 32
  %cmp1.i = icmp slt i32 %mul.i, %n
  br i1 %cmp1.i, label %land.lhs.true2.i, label %if.end.i
land.lhs.true2.i:
  %fds_bits3.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx4.i = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits3.i, i32 0, i32 %i.0.i
  %3 = load i32, i32* %arrayidx4.i, align 4
  %cmp5.i = icmp ne i32 %3, 0
  br i1 %cmp5.i, label %if.then.i, label %if.end.i
if.then.i:
  %call.i = call i32 @__gsmack_nondet_long()
  store i32 %call.i, i32* %arrayidx.i, align 4
  %4 = load i32, i32* %arrayidx4.i, align 4
  %cmp12.i = icmp eq i32 %call.i, %4
  call void @__gsmack_assume(i1 noundef zeroext %cmp12.i)
  br label %if.end.i
if.end.i:
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
copy.exit:
  %out2 = getelementptr inbounds %struct.files, %struct.files* %asked, i32 0, i32 1
  br label %for.cond.i58
for.cond.i58:
  %i.0.i56 = phi i32 [ 0, %copy.exit ], [ %inc.i74, %if.end.i73 ]
  %cmp.i57 = icmp slt i32 %i.0.i56, 32
  br i1 %cmp.i57, label %for.body.i62, label %copy.exit75
for.body.i62:
  %fds_bits.i59 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %arrayidx.i60 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i59, i32 0, i32 %i.0.i56
  store i32 0, i32* %arrayidx.i60, align 4
  %tobool.i61 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i61, label %land.lhs.true.i65, label %if.end.i73
land.lhs.true.i65:
  %mul.i63 = mul nsw i32 %i.0.i56, 32
  %cmp1.i64 = icmp slt i32 %mul.i63, %n
  br i1 %cmp1.i64, label %land.lhs.true2.i69, label %if.end.i73
land.lhs.true2.i69:
  %fds_bits3.i66 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx4.i67 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits3.i66, i32 0, i32 %i.0.i56
  %5 = load i32, i32* %arrayidx4.i67, align 4
  %cmp5.i68 = icmp ne i32 %5, 0
  br i1 %cmp5.i68, label %if.then.i72, label %if.end.i73
if.then.i72:
  %call.i70 = call i32 @__gsmack_nondet_long()
  store i32 %call.i70, i32* %arrayidx.i60, align 4
  %6 = load i32, i32* %arrayidx4.i67, align 4
  %cmp12.i71 = icmp eq i32 %call.i70, %6
  call void @__gsmack_assume(i1 noundef zeroext %cmp12.i71)
  br label %if.end.i73
if.end.i73:
  %inc.i74 = add nsw i32 %i.0.i56, 1
  br label %for.cond.i58
copy.exit75:
  %except3 = getelementptr inbounds %struct.files, %struct.files* %asked, i32 0, i32 2
  br label %for.cond.i78
for.cond.i78:
  %i.0.i76 = phi i32 [ 0, %copy.exit75 ], [ %inc.i94, %if.end.i93 ]
  %cmp.i77 = icmp slt i32 %i.0.i76, 32
  br i1 %cmp.i77, label %for.body.i82, label %copy.exit95
for.body.i82:
  %fds_bits.i79 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except3, i32 0, i32 0
  %arrayidx.i80 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i79, i32 0, i32 %i.0.i76
  store i32 0, i32* %arrayidx.i80, align 4
  %tobool.i81 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i81, label %land.lhs.true.i85, label %if.end.i93
land.lhs.true.i85:
  %mul.i83 = mul nsw i32 %i.0.i76, 32
  %cmp1.i84 = icmp slt i32 %mul.i83, %n
  br i1 %cmp1.i84, label %land.lhs.true2.i89, label %if.end.i93
land.lhs.true2.i89:
  %fds_bits3.i86 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx4.i87 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits3.i86, i32 0, i32 %i.0.i76
  %7 = load i32, i32* %arrayidx4.i87, align 4
  %cmp5.i88 = icmp ne i32 %7, 0
  br i1 %cmp5.i88, label %if.then.i92, label %if.end.i93
if.then.i92:
  %call.i90 = call i32 @__gsmack_nondet_long()
  store i32 %call.i90, i32* %arrayidx.i80, align 4
  %8 = load i32, i32* %arrayidx4.i87, align 4
  %cmp12.i91 = icmp eq i32 %call.i90, %8
  call void @__gsmack_assume(i1 noundef zeroext %cmp12.i91)
  br label %if.end.i93
if.end.i93:
  %inc.i94 = add nsw i32 %i.0.i76, 1
  br label %for.cond.i78
copy.exit95:
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %1, i8* align 4 %0, i32 384, i1 false)
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i96, label %wait_begins.exit
if.then.i96:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__model_known_count()
  %cmp = icmp sgt i32 %call, 32
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str, i32 0, i32 0))
  br label %if.end
if.end:
  %call4 = call zeroext i1 @__gsmack_nondet_bool()
  %frombool = zext i1 %call4 to i8
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %ready.0 = phi i8 [ %frombool, %if.end ], [ %ready.2, %for.inc ]
  %cmp5 = icmp slt i32 %i.0, %call
  br i1 %cmp5, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call6 = call i32 @__model_known_file(i32 noundef %i.0)
  %arrayidx = getelementptr inbounds [32 x i16], [32 x i16]* %first, i32 0, i32 %i.0
  store i16 0, i16* %arrayidx, align 2
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %call6)
  br label %is_event.exit.i
is_event.exit.i:
  %9 = phi i1 [ false, %for.body ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %9, label %is_known.exit, label %lor.rhs.i
lor.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i, label %is_pipe.exit.i
land.rhs.i3.i:
  %call.i2.i = call zeroext i1 @__model_is_pipe(i32 noundef %call6)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %10 = phi i1 [ false, %lor.rhs.i ], [ %call.i2.i, %land.rhs.i3.i ]
  br label %is_known.exit
is_known.exit:
  %11 = phi i1 [ true, %is_event.exit.i ], [ %10, %is_pipe.exit.i ]
  br i1 %11, label %if.end9, label %if.then8
if.then8:
  br label %cleanup
if.end9:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i99, label %is_event.exit.i100
land.rhs.i.i99:
  %call.i.i98 = call zeroext i1 @__model_is_event(i32 noundef %call6)
  br label %is_event.exit.i100
is_event.exit.i100:
  %12 = phi i1 [ false, %if.end9 ], [ %call.i.i98, %land.rhs.i.i99 ]
  br i1 %12, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call1.i = call signext i16 @__model_event_state(i32 noundef %call6)
  %conv.i = sext i16 %call1.i to i32
  br label %state_of.exit
cond.false.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i, label %is_pipe.exit.i101
land.rhs.i5.i:
  %call.i4.i = call zeroext i1 @__model_is_pipe(i32 noundef %call6)
  br label %is_pipe.exit.i101
is_pipe.exit.i101:
  %13 = phi i1 [ false, %cond.false.i ], [ %call.i4.i, %land.rhs.i5.i ]
  br i1 %13, label %cond.true4.i, label %cond.false7.i
cond.true4.i:
  %call5.i = call signext i16 @__model_pipe_state(i32 noundef %call6)
  %conv6.i = sext i16 %call5.i to i32
  br label %cond.end.i
cond.false7.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %conv6.i, %cond.true4.i ], [ 0, %cond.false7.i ]
  br label %state_of.exit
state_of.exit:
  %cond9.i = phi i32 [ %conv.i, %cond.true.i ], [ %cond.i, %cond.end.i ]
  %conv10.i = trunc i32 %cond9.i to i16
  store i16 %conv10.i, i16* %arrayidx, align 2
  %fds_bits = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in1, i32 0, i32 0
  %div = sdiv i32 %call6, 32
  %arrayidx13 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits, i32 0, i32 %div
  %14 = load i32, i32* %arrayidx13, align 4
  %rem = srem i32 %call6, 32
  %shl = shl i32 1, %rem
  %and = and i32 %14, %shl
  %cmp14 = icmp ne i32 %and, 0
  br i1 %cmp14, label %land.lhs.true, label %lor.lhs.false
land.lhs.true:
  %conv.i102 = sext i16 %conv10.i to i32
  %rem.i = srem i32 %conv.i102, 2
  %div11.i = sdiv i32 %conv.i102, 8
  %mul12.i = mul nsw i32 %div11.i, 8
  %add13.i = add nsw i32 %rem.i, %mul12.i
  %conv14.i = trunc i32 %add13.i to i16
  %conv = sext i16 %conv14.i to i32
  %cmp17 = icmp ne i32 %conv, 0
  br i1 %cmp17, label %if.then34, label %lor.lhs.false
lor.lhs.false:
  %fds_bits20 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %arrayidx22 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits20, i32 0, i32 %div
  %15 = load i32, i32* %arrayidx22, align 4
  %and25 = and i32 %15, %shl
  %cmp26 = icmp ne i32 %and25, 0
  br i1 %cmp26, label %land.lhs.true28, label %if.end35
land.lhs.true28:
  %16 = load i16, i16* %arrayidx, align 2
  %conv5.i = sext i16 %16 to i32
  %div.i = sdiv i32 %conv5.i, 4
  %rem6.i = srem i32 %div.i, 2
  %mul.i112 = mul nsw i32 %rem6.i, 4
  %div11.i116 = sdiv i32 %conv5.i, 8
  %mul12.i117 = mul nsw i32 %div11.i116, 8
  %add13.i118 = add nsw i32 %mul.i112, %mul12.i117
  %conv14.i119 = trunc i32 %add13.i118 to i16
  %conv31 = sext i16 %conv14.i119 to i32
  %cmp32 = icmp ne i32 %conv31, 0
  br i1 %cmp32, label %if.then34, label %if.end35
if.then34:
  br label %if.end35
if.end35:
  %ready.1 = phi i8 [ 1, %if.then34 ], [ %ready.0, %land.lhs.true28 ], [ %ready.0, %lor.lhs.false ]
  %neg = xor i32 %shl, -1
  %in38 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 0
  %fds_bits39 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in38, i32 0, i32 0
  %arrayidx41 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits39, i32 0, i32 %div
  %17 = load i32, i32* %arrayidx41, align 4
  %and42 = and i32 %17, %neg
  store i32 %and42, i32* %arrayidx41, align 4
  %out46 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  %fds_bits47 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out46, i32 0, i32 0
  %arrayidx49 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits47, i32 0, i32 %div
  %18 = load i32, i32* %arrayidx49, align 4
  %and50 = and i32 %18, %neg
  store i32 %and50, i32* %arrayidx49, align 4
  %except54 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  %fds_bits55 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except54, i32 0, i32 0
  %arrayidx57 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits55, i32 0, i32 %div
  %19 = load i32, i32* %arrayidx57, align 4
  %and58 = and i32 %19, %neg
  store i32 %and58, i32* %arrayidx57, align 4
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end35 ], [ 4, %if.then8 ]
  %ready.2 = phi i8 [ %ready.1, %if.end35 ], [ %ready.0, %if.then8 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 4, label %for.inc
  ]
cleanup.cont:
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %in60 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 0
  br label %for.cond.i122
for.cond.i122:
  %all.0.i = phi i32 [ 0, %for.end ], [ %or.i, %for.body.i125 ]
  %i.0.i120 = phi i32 [ 0, %for.end ], [ %inc.i126, %for.body.i125 ]
  %cmp.i121 = icmp slt i32 %i.0.i120, 32
  br i1 %cmp.i121, label %for.body.i125, label %is_empty.exit
for.body.i125:
  %fds_bits.i123 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in60, i32 0, i32 0
  %arrayidx.i124 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i123, i32 0, i32 %i.0.i120
  %20 = load i32, i32* %arrayidx.i124, align 4
  %or.i = or i32 %all.0.i, %20
  %inc.i126 = add nsw i32 %i.0.i120, 1
  br label %for.cond.i122
is_empty.exit:
  %cmp1.i127 = icmp eq i32 %all.0.i, 0
  br i1 %cmp1.i127, label %lor.lhs.false62, label %if.then68
lor.lhs.false62:
  %out63 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i131
for.cond.i131:
  %all.0.i128 = phi i32 [ 0, %lor.lhs.false62 ], [ %or.i134, %for.body.i135 ]
  %i.0.i129 = phi i32 [ 0, %lor.lhs.false62 ], [ %inc.i136, %for.body.i135 ]
  %cmp.i130 = icmp slt i32 %i.0.i129, 32
  br i1 %cmp.i130, label %for.body.i135, label %is_empty.exit138
for.body.i135:
  %fds_bits.i132 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out63, i32 0, i32 0
  %arrayidx.i133 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i132, i32 0, i32 %i.0.i129
  %21 = load i32, i32* %arrayidx.i133, align 4
  %or.i134 = or i32 %all.0.i128, %21
  %inc.i136 = add nsw i32 %i.0.i129, 1
  br label %for.cond.i131
is_empty.exit138:
  %cmp1.i137 = icmp eq i32 %all.0.i128, 0
  br i1 %cmp1.i137, label %lor.lhs.false65, label %if.then68
lor.lhs.false65:
  %except66 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i142
for.cond.i142:
  %all.0.i139 = phi i32 [ 0, %lor.lhs.false65 ], [ %or.i145, %for.body.i146 ]
  %i.0.i140 = phi i32 [ 0, %lor.lhs.false65 ], [ %inc.i147, %for.body.i146 ]
  %cmp.i141 = icmp slt i32 %i.0.i140, 32
  br i1 %cmp.i141, label %for.body.i146, label %is_empty.exit149
for.body.i146:
  %fds_bits.i143 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except66, i32 0, i32 0
  %arrayidx.i144 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i143, i32 0, i32 %i.0.i140
  %22 = load i32, i32* %arrayidx.i144, align 4
  %or.i145 = or i32 %all.0.i139, %22
  %inc.i147 = add nsw i32 %i.0.i140, 1
  br label %for.cond.i142
is_empty.exit149:
  %cmp1.i148 = icmp eq i32 %all.0.i139, 0
  br i1 %cmp1.i148, label %if.end69, label %if.then68
if.then68:
  br label %if.end69
if.end69:
  %ready.3 = phi i8 [ %ready.0, %is_empty.exit149 ], [ 1, %if.then68 ]
  %tobool = trunc i8 %ready.3 to i1
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i150, label %cancelled_instead.exit
land.lhs.true.i150:
  br i1 %tobool, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i151 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i151, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i152 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %23 = phi i1 [ false, %lor.lhs.false.i ], [ false, %if.end69 ], [ %call1.i152, %land.rhs.i ]
  br i1 %23, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i154, label %interrupted.exit
land.lhs.true.i154:
  %call.i153 = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br i1 %call.i153, label %land.rhs.i156, label %interrupted.exit
land.rhs.i156:
  %call1.i155 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %24 = phi i1 [ false, %land.lhs.true.i154 ], [ false, %land.rhs ], [ %call1.i155, %land.rhs.i156 ]
  br label %land.end
land.end:
  %25 = phi i1 [ false, %cancelled_instead.exit ], [ %24, %interrupted.exit ]
  br i1 %tobool, label %lor.end, label %lor.lhs.false78
lor.lhs.false78:
  br i1 %23, label %lor.end, label %lor.lhs.false81
lor.lhs.false81:
  br i1 %25, label %lor.end, label %lor.rhs
lor.rhs:
  %tobool84 = icmp ne %struct.timeval* %time, null
  br label %lor.end
lor.end:
  %26 = phi i1 [ true, %lor.lhs.false81 ], [ true, %lor.lhs.false78 ], [ true, %land.end ], [ %tobool84, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %26, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i158, label %act_if.exit
land.lhs.true.i158:
  br i1 %23, label %if.then.i159, label %act_if.exit
if.then.i159:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  %tobool86 = icmp ne %struct.timeval* %time, null
  br i1 %tobool86, label %if.then87, label %if.end90
if.then87:
  %call88 = call i32 @__gsmack_nondet_long()
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 0
  store i32 %call88, i32* %tv_sec, align 4
  %call89 = call i32 @__gsmack_nondet_long()
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 1
  store i32 %call89, i32* %tv_usec, align 4
  br label %if.end90
if.end90:
  br i1 %25, label %if.then92, label %if.end94
if.then92:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i162, label %fails_with.exit
if.then.i162:
  %call.i161 = call i32* @__errno_location()
  store i32 4, i32* %call.i161, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup149
if.end94:
  br label %for.cond.i166
for.cond.i166:
  %i.0.i164 = phi i32 [ 0, %if.end94 ], [ %inc.i173, %for.body.i172 ]
  %tobool.i165 = icmp ne %struct.fd_set* %in, null
  br i1 %tobool.i165, label %land.rhs.i168, label %land.end.i
land.rhs.i168:
  %cmp.i167 = icmp slt i32 %i.0.i164, 32
  br label %land.end.i
land.end.i:
  %27 = phi i1 [ false, %for.cond.i166 ], [ %cmp.i167, %land.rhs.i168 ]
  br i1 %27, label %for.body.i172, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br i1 %tobool.i165, label %lor.lhs.false.i174, label %if.then.i175
for.body.i172:
  %fds_bits.i169 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in60, i32 0, i32 0
  %arrayidx.i170 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i169, i32 0, i32 %i.0.i164
  %28 = load i32, i32* %arrayidx.i170, align 4
  %call.i171 = call i32 @__gsmack_nondet_long()
  %and.i = and i32 %28, %call.i171
  %fds_bits1.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx2.i = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i, i32 0, i32 %i.0.i164
  store i32 %and.i, i32* %arrayidx2.i, align 4
  %inc.i173 = add nsw i32 %i.0.i164, 1
  br label %for.cond.i166
lor.lhs.false.i174:
  br label %for.cond.i.i
for.cond.i.i:
  %all.0.i.i = phi i32 [ 0, %lor.lhs.false.i174 ], [ %or.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ 0, %lor.lhs.false.i174 ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i.i = icmp slt i32 %i.0.i.i, 32
  br i1 %cmp.i.i, label %for.body.i.i, label %is_empty.exit.i
for.body.i.i:
  %fds_bits.i.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx.i.i = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i.i, i32 0, i32 %i.0.i.i
  %29 = load i32, i32* %arrayidx.i.i, align 4
  %or.i.i = or i32 %all.0.i.i, %29
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
is_empty.exit.i:
  %cmp1.i.i = icmp eq i32 %all.0.i.i, 0
  br i1 %cmp1.i.i, label %if.then.i175, label %if.end.i177
if.then.i175:
  br label %some_of.exit
if.end.i177:
  %call5.i176 = call i32 @__gsmack_nondet_int()
  %cmp6.i = icmp sgt i32 %call5.i176, 0
  br i1 %cmp6.i, label %land.rhs7.i, label %land.end9.i
land.rhs7.i:
  %cmp8.i = icmp sle i32 %call5.i176, %n
  br label %land.end9.i
land.end9.i:
  %30 = phi i1 [ false, %if.end.i177 ], [ %cmp8.i, %land.rhs7.i ]
  call void @__gsmack_assume(i1 noundef zeroext %30)
  br label %some_of.exit
some_of.exit:
  %retval.0.i = phi i32 [ 0, %if.then.i175 ], [ %call5.i176, %land.end9.i ]
  %out97 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i180
for.cond.i180:
  %i.0.i178 = phi i32 [ 0, %some_of.exit ], [ %inc.i192, %for.body.i191 ]
  %tobool.i179 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i179, label %land.rhs.i182, label %land.end.i183
land.rhs.i182:
  %cmp.i181 = icmp slt i32 %i.0.i178, 32
  br label %land.end.i183
land.end.i183:
  %31 = phi i1 [ false, %for.cond.i180 ], [ %cmp.i181, %land.rhs.i182 ]
  br i1 %31, label %for.body.i191, label %for.cond.cleanup.i184
for.cond.cleanup.i184:
  br i1 %tobool.i179, label %lor.lhs.false.i193, label %if.then.i205
for.body.i191:
  %fds_bits.i185 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out97, i32 0, i32 0
  %arrayidx.i186 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i185, i32 0, i32 %i.0.i178
  %32 = load i32, i32* %arrayidx.i186, align 4
  %call.i187 = call i32 @__gsmack_nondet_long()
  %and.i188 = and i32 %32, %call.i187
  %fds_bits1.i189 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx2.i190 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i189, i32 0, i32 %i.0.i178
  store i32 %and.i188, i32* %arrayidx2.i190, align 4
  %inc.i192 = add nsw i32 %i.0.i178, 1
  br label %for.cond.i180
lor.lhs.false.i193:
  br label %for.cond.i.i197
for.cond.i.i197:
  %all.0.i.i194 = phi i32 [ 0, %lor.lhs.false.i193 ], [ %or.i.i200, %for.body.i.i202 ]
  %i.0.i.i195 = phi i32 [ 0, %lor.lhs.false.i193 ], [ %inc.i.i201, %for.body.i.i202 ]
  %cmp.i.i196 = icmp slt i32 %i.0.i.i195, 32
  br i1 %cmp.i.i196, label %for.body.i.i202, label %is_empty.exit.i204
for.body.i.i202:
  %fds_bits.i.i198 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx.i.i199 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i.i198, i32 0, i32 %i.0.i.i195
  %33 = load i32, i32* %arrayidx.i.i199, align 4
  %or.i.i200 = or i32 %all.0.i.i194, %33
  %inc.i.i201 = add nsw i32 %i.0.i.i195, 1
  br label %for.cond.i.i197
is_empty.exit.i204:
  %cmp1.i.i203 = icmp eq i32 %all.0.i.i194, 0
  br i1 %cmp1.i.i203, label %if.then.i205, label %if.end.i208
if.then.i205:
  br label %some_of.exit213
if.end.i208:
  %call5.i206 = call i32 @__gsmack_nondet_int()
  %cmp6.i207 = icmp sgt i32 %call5.i206, 0
  br i1 %cmp6.i207, label %land.rhs7.i210, label %land.end9.i211
land.rhs7.i210:
  %cmp8.i209 = icmp sle i32 %call5.i206, %n
  br label %land.end9.i211
land.end9.i211:
  %34 = phi i1 [ false, %if.end.i208 ], [ %cmp8.i209, %land.rhs7.i210 ]
  call void @__gsmack_assume(i1 noundef zeroext %34)
  br label %some_of.exit213
some_of.exit213:
  %retval.0.i212 = phi i32 [ 0, %if.then.i205 ], [ %call5.i206, %land.end9.i211 ]
  %add = add nsw i32 %retval.0.i, %retval.0.i212
  %except99 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i216
for.cond.i216:
  %i.0.i214 = phi i32 [ 0, %some_of.exit213 ], [ %inc.i228, %for.body.i227 ]
  %tobool.i215 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i215, label %land.rhs.i218, label %land.end.i219
land.rhs.i218:
  %cmp.i217 = icmp slt i32 %i.0.i214, 32
  br label %land.end.i219
land.end.i219:
  %35 = phi i1 [ false, %for.cond.i216 ], [ %cmp.i217, %land.rhs.i218 ]
  br i1 %35, label %for.body.i227, label %for.cond.cleanup.i220
for.cond.cleanup.i220:
  br i1 %tobool.i215, label %lor.lhs.false.i229, label %if.then.i241
for.body.i227:
  %fds_bits.i221 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except99, i32 0, i32 0
  %arrayidx.i222 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i221, i32 0, i32 %i.0.i214
  %36 = load i32, i32* %arrayidx.i222, align 4
  %call.i223 = call i32 @__gsmack_nondet_long()
  %and.i224 = and i32 %36, %call.i223
  %fds_bits1.i225 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx2.i226 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i225, i32 0, i32 %i.0.i214
  store i32 %and.i224, i32* %arrayidx2.i226, align 4
  %inc.i228 = add nsw i32 %i.0.i214, 1
  br label %for.cond.i216
lor.lhs.false.i229:
  br label %for.cond.i.i233
for.cond.i.i233:
  %all.0.i.i230 = phi i32 [ 0, %lor.lhs.false.i229 ], [ %or.i.i236, %for.body.i.i238 ]
  %i.0.i.i231 = phi i32 [ 0, %lor.lhs.false.i229 ], [ %inc.i.i237, %for.body.i.i238 ]
  %cmp.i.i232 = icmp slt i32 %i.0.i.i231, 32
  br i1 %cmp.i.i232, label %for.body.i.i238, label %is_empty.exit.i240
for.body.i.i238:
  %fds_bits.i.i234 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx.i.i235 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i.i234, i32 0, i32 %i.0.i.i231
  %37 = load i32, i32* %arrayidx.i.i235, align 4
  %or.i.i236 = or i32 %all.0.i.i230, %37
  %inc.i.i237 = add nsw i32 %i.0.i.i231, 1
  br label %for.cond.i.i233
is_empty.exit.i240:
  %cmp1.i.i239 = icmp eq i32 %all.0.i.i230, 0
  br i1 %cmp1.i.i239, label %if.then.i241, label %if.end.i244
if.then.i241:
  br label %some_of.exit249
if.end.i244:
  %call5.i242 = call i32 @__gsmack_nondet_int()
  %cmp6.i243 = icmp sgt i32 %call5.i242, 0
  br i1 %cmp6.i243, label %land.rhs7.i246, label %land.end9.i247
land.rhs7.i246:
  %cmp8.i245 = icmp sle i32 %call5.i242, %n
  br label %land.end9.i247
land.end9.i247:
  %38 = phi i1 [ false, %if.end.i244 ], [ %cmp8.i245, %land.rhs7.i246 ]
  call void @__gsmack_assume(i1 noundef zeroext %38)
  br label %some_of.exit249
some_of.exit249:
  %retval.0.i248 = phi i32 [ 0, %if.then.i241 ], [ %call5.i242, %land.end9.i247 ]
  %add101 = add nsw i32 %add, %retval.0.i248
  br label %for.cond103
for.cond103:
  %count.0 = phi i32 [ %add101, %some_of.exit249 ], [ %count.2, %for.inc139 ]
  %i102.0 = phi i32 [ 0, %some_of.exit249 ], [ %inc140, %for.inc139 ]
  %cmp104 = icmp slt i32 %i102.0, %call
  br i1 %cmp104, label %for.body107, label %for.cond.cleanup106
for.cond.cleanup106:
  br label %for.end142
for.body107:
  %call109 = call i32 @__model_known_file(i32 noundef %i102.0)
  call void @__gsmack_atomic_begin()
  %call110 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call110, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i251, label %is_event.exit.i252
land.rhs.i.i251:
  %call.i.i250 = call zeroext i1 @__model_is_event(i32 noundef %call109)
  br label %is_event.exit.i252
is_event.exit.i252:
  %39 = phi i1 [ false, %cond.true ], [ %call.i.i250, %land.rhs.i.i251 ]
  br i1 %39, label %cond.true.i255, label %cond.false.i256
cond.true.i255:
  %call1.i253 = call signext i16 @__model_event_state(i32 noundef %call109)
  %conv.i254 = sext i16 %call1.i253 to i32
  br label %state_of.exit268
cond.false.i256:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i258, label %is_pipe.exit.i259
land.rhs.i5.i258:
  %call.i4.i257 = call zeroext i1 @__model_is_pipe(i32 noundef %call109)
  br label %is_pipe.exit.i259
is_pipe.exit.i259:
  %40 = phi i1 [ false, %cond.false.i256 ], [ %call.i4.i257, %land.rhs.i5.i258 ]
  br i1 %40, label %cond.true4.i262, label %cond.false7.i263
cond.true4.i262:
  %call5.i260 = call signext i16 @__model_pipe_state(i32 noundef %call109)
  %conv6.i261 = sext i16 %call5.i260 to i32
  br label %cond.end.i265
cond.false7.i263:
  br label %cond.end.i265
cond.end.i265:
  %cond.i264 = phi i32 [ %conv6.i261, %cond.true4.i262 ], [ 0, %cond.false7.i263 ]
  br label %state_of.exit268
state_of.exit268:
  %cond9.i266 = phi i32 [ %conv.i254, %cond.true.i255 ], [ %cond.i264, %cond.end.i265 ]
  %conv10.i267 = trunc i32 %cond9.i266 to i16
  %conv113 = sext i16 %conv10.i267 to i32
  br label %cond.end
cond.false:
  %arrayidx114 = getelementptr inbounds [32 x i16], [32 x i16]* %first, i32 0, i32 %i102.0
  %41 = load i16, i16* %arrayidx114, align 2
  %conv115 = sext i16 %41 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv113, %state_of.exit268 ], [ %conv115, %cond.false ]
  %conv116 = trunc i32 %cond to i16
  call void @__gsmack_atomic_end()
  br i1 %tobool.i165, label %land.lhs.true118, label %if.end127
land.lhs.true118:
  %conv.i269 = sext i16 %conv116 to i32
  %rem.i270 = srem i32 %conv.i269, 2
  %div11.i277 = sdiv i32 %conv.i269, 8
  %mul12.i278 = mul nsw i32 %div11.i277, 8
  %add13.i279 = add nsw i32 %rem.i270, %mul12.i278
  %conv14.i280 = trunc i32 %add13.i279 to i16
  %conv120 = sext i16 %conv14.i280 to i32
  %cmp121 = icmp ne i32 %conv120, 0
  br i1 %cmp121, label %if.then123, label %if.end127
if.then123:
  %fds_bits.i281 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in1, i32 0, i32 0
  %div.i282 = sdiv i32 %call109, 32
  %arrayidx.i283 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i281, i32 0, i32 %div.i282
  %42 = load i32, i32* %arrayidx.i283, align 4
  %rem.i284 = srem i32 %call109, 32
  %shl.i = shl i32 1, %rem.i284
  %and.i285 = and i32 %42, %shl.i
  %cmp.i286 = icmp ne i32 %and.i285, 0
  br i1 %cmp.i286, label %lor.lhs.false.i288, label %if.then.i289
lor.lhs.false.i288:
  %fds_bits1.i287 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx3.i = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i287, i32 0, i32 %div.i282
  %43 = load i32, i32* %arrayidx3.i, align 4
  %and6.i = and i32 %43, %shl.i
  %cmp7.i = icmp ne i32 %and6.i, 0
  br i1 %cmp7.i, label %if.then.i289, label %if.end.i291
if.then.i289:
  br label %tell.exit
if.end.i291:
  %or.i290 = or i32 %43, %shl.i
  store i32 %or.i290, i32* %arrayidx3.i, align 4
  br label %tell.exit
tell.exit:
  %retval.0.i292 = phi i32 [ 0, %if.then.i289 ], [ 1, %if.end.i291 ]
  %add126 = add nsw i32 %count.0, %retval.0.i292
  br label %if.end127
if.end127:
  %count.1 = phi i32 [ %add126, %tell.exit ], [ %count.0, %land.lhs.true118 ], [ %count.0, %cond.end ]
  br i1 %tobool.i179, label %land.lhs.true129, label %if.end138
land.lhs.true129:
  %conv5.i296 = sext i16 %conv116 to i32
  %div.i297 = sdiv i32 %conv5.i296, 4
  %rem6.i298 = srem i32 %div.i297, 2
  %mul.i299 = mul nsw i32 %rem6.i298, 4
  %div11.i303 = sdiv i32 %conv5.i296, 8
  %mul12.i304 = mul nsw i32 %div11.i303, 8
  %add13.i305 = add nsw i32 %mul.i299, %mul12.i304
  %conv14.i306 = trunc i32 %add13.i305 to i16
  %conv131 = sext i16 %conv14.i306 to i32
  %cmp132 = icmp ne i32 %conv131, 0
  br i1 %cmp132, label %if.then134, label %if.end138
if.then134:
  %fds_bits.i307 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %div.i308 = sdiv i32 %call109, 32
  %arrayidx.i309 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i307, i32 0, i32 %div.i308
  %44 = load i32, i32* %arrayidx.i309, align 4
  %rem.i310 = srem i32 %call109, 32
  %shl.i311 = shl i32 1, %rem.i310
  %and.i312 = and i32 %44, %shl.i311
  %cmp.i313 = icmp ne i32 %and.i312, 0
  br i1 %cmp.i313, label %lor.lhs.false.i318, label %if.then.i319
lor.lhs.false.i318:
  %fds_bits1.i314 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx3.i315 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i314, i32 0, i32 %div.i308
  %45 = load i32, i32* %arrayidx3.i315, align 4
  %and6.i316 = and i32 %45, %shl.i311
  %cmp7.i317 = icmp ne i32 %and6.i316, 0
  br i1 %cmp7.i317, label %if.then.i319, label %if.end.i321
if.then.i319:
  br label %tell.exit323
if.end.i321:
  %or.i320 = or i32 %45, %shl.i311
  store i32 %or.i320, i32* %arrayidx3.i315, align 4
  br label %tell.exit323
tell.exit323:
  %retval.0.i322 = phi i32 [ 0, %if.then.i319 ], [ 1, %if.end.i321 ]
  %add137 = add nsw i32 %count.1, %retval.0.i322
  br label %if.end138
if.end138:
  %count.2 = phi i32 [ %add137, %tell.exit323 ], [ %count.1, %land.lhs.true129 ], [ %count.1, %if.end127 ]
  br label %for.inc139
for.inc139:
  %inc140 = add nsw i32 %i102.0, 1
  br label %for.cond103
for.end142:
  %cmp143 = icmp sgt i32 %count.0, 0
  br i1 %cmp143, label %lor.end147, label %lor.rhs145
lor.rhs145:
  br label %lor.end147
lor.end147:
  %46 = phi i1 [ true, %for.end142 ], [ %tobool86, %lor.rhs145 ]
  call void @__gsmack_assume(i1 noundef zeroext %46)
  br label %cleanup149
cleanup149:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %count.0, %lor.end147 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %2)
  call void @llvm.lifetime.end.p0i8(i64 384, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 384, i8* %0)
  ret i32 %retval.0
unreachable:
  unreachable
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg)
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__model_known_count()
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i32 @__model_known_file(i32 noundef)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local i32 @__gsmack_nondet_long()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare extern_weak dso_local void @__model_wait_begins()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare extern_weak dso_local signext i16 @__model_event_state(i32 noundef)
declare extern_weak dso_local signext i16 @__model_pipe_state(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local void @__model_cancel_end()
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i32 @__gsmack_nondet_int()
