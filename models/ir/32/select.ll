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
  br label %for.cond.i57
for.cond.i57:
  %i.0.i55 = phi i32 [ 0, %copy.exit ], [ %inc.i73, %if.end.i72 ]
  %cmp.i56 = icmp slt i32 %i.0.i55, 32
  br i1 %cmp.i56, label %for.body.i61, label %copy.exit74
for.body.i61:
  %fds_bits.i58 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %arrayidx.i59 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i58, i32 0, i32 %i.0.i55
  store i32 0, i32* %arrayidx.i59, align 4
  %tobool.i60 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i60, label %land.lhs.true.i64, label %if.end.i72
land.lhs.true.i64:
  %mul.i62 = mul nsw i32 %i.0.i55, 32
  %cmp1.i63 = icmp slt i32 %mul.i62, %n
  br i1 %cmp1.i63, label %land.lhs.true2.i68, label %if.end.i72
land.lhs.true2.i68:
  %fds_bits3.i65 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx4.i66 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits3.i65, i32 0, i32 %i.0.i55
  %5 = load i32, i32* %arrayidx4.i66, align 4
  %cmp5.i67 = icmp ne i32 %5, 0
  br i1 %cmp5.i67, label %if.then.i71, label %if.end.i72
if.then.i71:
  %call.i69 = call i32 @__gsmack_nondet_long()
  store i32 %call.i69, i32* %arrayidx.i59, align 4
  %6 = load i32, i32* %arrayidx4.i66, align 4
  %cmp12.i70 = icmp eq i32 %call.i69, %6
  call void @__gsmack_assume(i1 noundef zeroext %cmp12.i70)
  br label %if.end.i72
if.end.i72:
  %inc.i73 = add nsw i32 %i.0.i55, 1
  br label %for.cond.i57
copy.exit74:
  %except3 = getelementptr inbounds %struct.files, %struct.files* %asked, i32 0, i32 2
  br label %for.cond.i77
for.cond.i77:
  %i.0.i75 = phi i32 [ 0, %copy.exit74 ], [ %inc.i93, %if.end.i92 ]
  %cmp.i76 = icmp slt i32 %i.0.i75, 32
  br i1 %cmp.i76, label %for.body.i81, label %copy.exit94
for.body.i81:
  %fds_bits.i78 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except3, i32 0, i32 0
  %arrayidx.i79 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i78, i32 0, i32 %i.0.i75
  store i32 0, i32* %arrayidx.i79, align 4
  %tobool.i80 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i80, label %land.lhs.true.i84, label %if.end.i92
land.lhs.true.i84:
  %mul.i82 = mul nsw i32 %i.0.i75, 32
  %cmp1.i83 = icmp slt i32 %mul.i82, %n
  br i1 %cmp1.i83, label %land.lhs.true2.i88, label %if.end.i92
land.lhs.true2.i88:
  %fds_bits3.i85 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx4.i86 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits3.i85, i32 0, i32 %i.0.i75
  %7 = load i32, i32* %arrayidx4.i86, align 4
  %cmp5.i87 = icmp ne i32 %7, 0
  br i1 %cmp5.i87, label %if.then.i91, label %if.end.i92
if.then.i91:
  %call.i89 = call i32 @__gsmack_nondet_long()
  store i32 %call.i89, i32* %arrayidx.i79, align 4
  %8 = load i32, i32* %arrayidx4.i86, align 4
  %cmp12.i90 = icmp eq i32 %call.i89, %8
  call void @__gsmack_assume(i1 noundef zeroext %cmp12.i90)
  br label %if.end.i92
if.end.i92:
  %inc.i93 = add nsw i32 %i.0.i75, 1
  br label %for.cond.i77
copy.exit94:
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %1, i8* align 4 %0, i32 384, i1 false)
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
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i96, label %is_event.exit.i97
land.rhs.i.i96:
  %call.i.i95 = call zeroext i1 @__model_is_event(i32 noundef %call6)
  br label %is_event.exit.i97
is_event.exit.i97:
  %12 = phi i1 [ false, %if.end9 ], [ %call.i.i95, %land.rhs.i.i96 ]
  br i1 %12, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call1.i = call signext i16 @__model_event_state(i32 noundef %call6)
  %conv.i = sext i16 %call1.i to i32
  br label %state_of.exit
cond.false.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i, label %is_pipe.exit.i98
land.rhs.i5.i:
  %call.i4.i = call zeroext i1 @__model_is_pipe(i32 noundef %call6)
  br label %is_pipe.exit.i98
is_pipe.exit.i98:
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
  %arrayidx14 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits, i32 0, i32 %div
  %14 = load i32, i32* %arrayidx14, align 4
  %rem = srem i32 %call6, 32
  %shl = shl i32 1, %rem
  %and = and i32 %14, %shl
  %cmp15 = icmp ne i32 %and, 0
  %fds_bits17 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %arrayidx19 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits17, i32 0, i32 %div
  %15 = load i32, i32* %arrayidx19, align 4
  %and22 = and i32 %15, %shl
  %cmp23 = icmp ne i32 %and22, 0
  br i1 %cmp15, label %land.lhs.true.i101, label %lor.lhs.false.i
land.lhs.true.i101:
  %conv.i99 = sext i16 %conv10.i to i32
  %rem.i = srem i32 %conv.i99, 2
  %cmp.i100 = icmp ne i32 %rem.i, 0
  br i1 %cmp.i100, label %is_told.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  br i1 %cmp23, label %land.lhs.true5.i, label %lor.rhs.i104
land.lhs.true5.i:
  %conv6.i102 = sext i16 %conv10.i to i32
  %div7.i = sdiv i32 %conv6.i102, 4
  %rem8.i = srem i32 %div7.i, 2
  %cmp9.i = icmp ne i32 %rem8.i, 0
  br i1 %cmp9.i, label %is_told.exit, label %lor.rhs.i104
lor.rhs.i104:
  %conv11.i = sext i16 %conv10.i to i32
  %cmp12.i103 = icmp sge i32 %conv11.i, 8
  br label %is_told.exit
is_told.exit:
  %16 = phi i1 [ true, %land.lhs.true5.i ], [ true, %land.lhs.true.i101 ], [ %cmp12.i103, %lor.rhs.i104 ]
  br i1 %16, label %if.then25, label %if.end26
if.then25:
  br label %if.end26
if.end26:
  %ready.1 = phi i8 [ 1, %if.then25 ], [ %ready.0, %is_told.exit ]
  %neg = xor i32 %shl, -1
  %in29 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 0
  %fds_bits30 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in29, i32 0, i32 0
  %arrayidx32 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits30, i32 0, i32 %div
  %17 = load i32, i32* %arrayidx32, align 4
  %and33 = and i32 %17, %neg
  store i32 %and33, i32* %arrayidx32, align 4
  %out37 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  %fds_bits38 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out37, i32 0, i32 0
  %arrayidx40 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits38, i32 0, i32 %div
  %18 = load i32, i32* %arrayidx40, align 4
  %and41 = and i32 %18, %neg
  store i32 %and41, i32* %arrayidx40, align 4
  %except45 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  %fds_bits46 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except45, i32 0, i32 0
  %arrayidx48 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits46, i32 0, i32 %div
  %19 = load i32, i32* %arrayidx48, align 4
  %and49 = and i32 %19, %neg
  store i32 %and49, i32* %arrayidx48, align 4
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end26 ], [ 4, %if.then8 ]
  %ready.2 = phi i8 [ %ready.1, %if.end26 ], [ %ready.0, %if.then8 ]
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
  %in51 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 0
  br label %for.cond.i107
for.cond.i107:
  %all.0.i = phi i32 [ 0, %for.end ], [ %or.i, %for.body.i110 ]
  %i.0.i105 = phi i32 [ 0, %for.end ], [ %inc.i111, %for.body.i110 ]
  %cmp.i106 = icmp slt i32 %i.0.i105, 32
  br i1 %cmp.i106, label %for.body.i110, label %is_empty.exit
for.body.i110:
  %fds_bits.i108 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in51, i32 0, i32 0
  %arrayidx.i109 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i108, i32 0, i32 %i.0.i105
  %20 = load i32, i32* %arrayidx.i109, align 4
  %or.i = or i32 %all.0.i, %20
  %inc.i111 = add nsw i32 %i.0.i105, 1
  br label %for.cond.i107
is_empty.exit:
  %cmp1.i112 = icmp eq i32 %all.0.i, 0
  br i1 %cmp1.i112, label %lor.lhs.false, label %if.then58
lor.lhs.false:
  %out53 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i116
for.cond.i116:
  %all.0.i113 = phi i32 [ 0, %lor.lhs.false ], [ %or.i119, %for.body.i120 ]
  %i.0.i114 = phi i32 [ 0, %lor.lhs.false ], [ %inc.i121, %for.body.i120 ]
  %cmp.i115 = icmp slt i32 %i.0.i114, 32
  br i1 %cmp.i115, label %for.body.i120, label %is_empty.exit123
for.body.i120:
  %fds_bits.i117 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out53, i32 0, i32 0
  %arrayidx.i118 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i117, i32 0, i32 %i.0.i114
  %21 = load i32, i32* %arrayidx.i118, align 4
  %or.i119 = or i32 %all.0.i113, %21
  %inc.i121 = add nsw i32 %i.0.i114, 1
  br label %for.cond.i116
is_empty.exit123:
  %cmp1.i122 = icmp eq i32 %all.0.i113, 0
  br i1 %cmp1.i122, label %lor.lhs.false55, label %if.then58
lor.lhs.false55:
  %except56 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i127
for.cond.i127:
  %all.0.i124 = phi i32 [ 0, %lor.lhs.false55 ], [ %or.i130, %for.body.i131 ]
  %i.0.i125 = phi i32 [ 0, %lor.lhs.false55 ], [ %inc.i132, %for.body.i131 ]
  %cmp.i126 = icmp slt i32 %i.0.i125, 32
  br i1 %cmp.i126, label %for.body.i131, label %is_empty.exit134
for.body.i131:
  %fds_bits.i128 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except56, i32 0, i32 0
  %arrayidx.i129 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i128, i32 0, i32 %i.0.i125
  %22 = load i32, i32* %arrayidx.i129, align 4
  %or.i130 = or i32 %all.0.i124, %22
  %inc.i132 = add nsw i32 %i.0.i125, 1
  br label %for.cond.i127
is_empty.exit134:
  %cmp1.i133 = icmp eq i32 %all.0.i124, 0
  br i1 %cmp1.i133, label %if.end59, label %if.then58
if.then58:
  br label %if.end59
if.end59:
  %ready.3 = phi i8 [ %ready.0, %is_empty.exit134 ], [ 1, %if.then58 ]
  %tobool = trunc i8 %ready.3 to i1
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i136, label %cancelled_instead.exit
land.lhs.true.i136:
  br i1 %tobool, label %lor.lhs.false.i138, label %land.rhs.i
lor.lhs.false.i138:
  %call.i137 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i137, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i139 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %23 = phi i1 [ false, %lor.lhs.false.i138 ], [ false, %if.end59 ], [ %call1.i139, %land.rhs.i ]
  br i1 %23, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i141, label %interrupted.exit
land.lhs.true.i141:
  %call.i140 = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br i1 %call.i140, label %land.rhs.i143, label %interrupted.exit
land.rhs.i143:
  %call1.i142 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %24 = phi i1 [ false, %land.lhs.true.i141 ], [ false, %land.rhs ], [ %call1.i142, %land.rhs.i143 ]
  br label %land.end
land.end:
  %25 = phi i1 [ false, %cancelled_instead.exit ], [ %24, %interrupted.exit ]
  br i1 %tobool, label %lor.end, label %lor.lhs.false66
lor.lhs.false66:
  br i1 %23, label %lor.end, label %lor.lhs.false68
lor.lhs.false68:
  br i1 %25, label %lor.end, label %lor.rhs
lor.rhs:
  %tobool70 = icmp ne %struct.timeval* %time, null
  br label %lor.end
lor.end:
  %26 = phi i1 [ true, %lor.lhs.false68 ], [ true, %lor.lhs.false66 ], [ true, %land.end ], [ %tobool70, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %26, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i145, label %act_if.exit
land.lhs.true.i145:
  br i1 %23, label %if.then.i146, label %act_if.exit
if.then.i146:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  %tobool72 = icmp ne %struct.timeval* %time, null
  br i1 %tobool72, label %if.then73, label %if.end76
if.then73:
  %call74 = call i32 @__gsmack_nondet_long()
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 0
  store i32 %call74, i32* %tv_sec, align 4
  %call75 = call i32 @__gsmack_nondet_long()
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 1
  store i32 %call75, i32* %tv_usec, align 4
  br label %if.end76
if.end76:
  br i1 %25, label %if.then78, label %if.end80
if.then78:
  %call79 = call i32* @__errno_location()
  store i32 4, i32* %call79, align 4
  br label %cleanup127
if.end80:
  br label %for.cond.i150
for.cond.i150:
  %i.0.i148 = phi i32 [ 0, %if.end80 ], [ %inc.i157, %for.body.i156 ]
  %tobool.i149 = icmp ne %struct.fd_set* %in, null
  br i1 %tobool.i149, label %land.rhs.i152, label %land.end.i
land.rhs.i152:
  %cmp.i151 = icmp slt i32 %i.0.i148, 32
  br label %land.end.i
land.end.i:
  %27 = phi i1 [ false, %for.cond.i150 ], [ %cmp.i151, %land.rhs.i152 ]
  br i1 %27, label %for.body.i156, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br i1 %tobool.i149, label %lor.lhs.false.i158, label %if.then.i159
for.body.i156:
  %fds_bits.i153 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in51, i32 0, i32 0
  %arrayidx.i154 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i153, i32 0, i32 %i.0.i148
  %28 = load i32, i32* %arrayidx.i154, align 4
  %call.i155 = call i32 @__gsmack_nondet_long()
  %and.i = and i32 %28, %call.i155
  %fds_bits1.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx2.i = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i, i32 0, i32 %i.0.i148
  store i32 %and.i, i32* %arrayidx2.i, align 4
  %inc.i157 = add nsw i32 %i.0.i148, 1
  br label %for.cond.i150
lor.lhs.false.i158:
  br label %for.cond.i.i
for.cond.i.i:
  %all.0.i.i = phi i32 [ 0, %lor.lhs.false.i158 ], [ %or.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ 0, %lor.lhs.false.i158 ], [ %inc.i.i, %for.body.i.i ]
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
  br i1 %cmp1.i.i, label %if.then.i159, label %if.end.i161
if.then.i159:
  br label %some_of.exit
if.end.i161:
  %call5.i160 = call i32 @__gsmack_nondet_int()
  %cmp6.i = icmp sgt i32 %call5.i160, 0
  br i1 %cmp6.i, label %land.rhs7.i, label %land.end9.i
land.rhs7.i:
  %cmp8.i = icmp sle i32 %call5.i160, %n
  br label %land.end9.i
land.end9.i:
  %30 = phi i1 [ false, %if.end.i161 ], [ %cmp8.i, %land.rhs7.i ]
  call void @__gsmack_assume(i1 noundef zeroext %30)
  br label %some_of.exit
some_of.exit:
  %retval.0.i = phi i32 [ 0, %if.then.i159 ], [ %call5.i160, %land.end9.i ]
  %out83 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i164
for.cond.i164:
  %i.0.i162 = phi i32 [ 0, %some_of.exit ], [ %inc.i176, %for.body.i175 ]
  %tobool.i163 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i163, label %land.rhs.i166, label %land.end.i167
land.rhs.i166:
  %cmp.i165 = icmp slt i32 %i.0.i162, 32
  br label %land.end.i167
land.end.i167:
  %31 = phi i1 [ false, %for.cond.i164 ], [ %cmp.i165, %land.rhs.i166 ]
  br i1 %31, label %for.body.i175, label %for.cond.cleanup.i168
for.cond.cleanup.i168:
  br i1 %tobool.i163, label %lor.lhs.false.i177, label %if.then.i189
for.body.i175:
  %fds_bits.i169 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out83, i32 0, i32 0
  %arrayidx.i170 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i169, i32 0, i32 %i.0.i162
  %32 = load i32, i32* %arrayidx.i170, align 4
  %call.i171 = call i32 @__gsmack_nondet_long()
  %and.i172 = and i32 %32, %call.i171
  %fds_bits1.i173 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx2.i174 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i173, i32 0, i32 %i.0.i162
  store i32 %and.i172, i32* %arrayidx2.i174, align 4
  %inc.i176 = add nsw i32 %i.0.i162, 1
  br label %for.cond.i164
lor.lhs.false.i177:
  br label %for.cond.i.i181
for.cond.i.i181:
  %all.0.i.i178 = phi i32 [ 0, %lor.lhs.false.i177 ], [ %or.i.i184, %for.body.i.i186 ]
  %i.0.i.i179 = phi i32 [ 0, %lor.lhs.false.i177 ], [ %inc.i.i185, %for.body.i.i186 ]
  %cmp.i.i180 = icmp slt i32 %i.0.i.i179, 32
  br i1 %cmp.i.i180, label %for.body.i.i186, label %is_empty.exit.i188
for.body.i.i186:
  %fds_bits.i.i182 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx.i.i183 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i.i182, i32 0, i32 %i.0.i.i179
  %33 = load i32, i32* %arrayidx.i.i183, align 4
  %or.i.i184 = or i32 %all.0.i.i178, %33
  %inc.i.i185 = add nsw i32 %i.0.i.i179, 1
  br label %for.cond.i.i181
is_empty.exit.i188:
  %cmp1.i.i187 = icmp eq i32 %all.0.i.i178, 0
  br i1 %cmp1.i.i187, label %if.then.i189, label %if.end.i192
if.then.i189:
  br label %some_of.exit197
if.end.i192:
  %call5.i190 = call i32 @__gsmack_nondet_int()
  %cmp6.i191 = icmp sgt i32 %call5.i190, 0
  br i1 %cmp6.i191, label %land.rhs7.i194, label %land.end9.i195
land.rhs7.i194:
  %cmp8.i193 = icmp sle i32 %call5.i190, %n
  br label %land.end9.i195
land.end9.i195:
  %34 = phi i1 [ false, %if.end.i192 ], [ %cmp8.i193, %land.rhs7.i194 ]
  call void @__gsmack_assume(i1 noundef zeroext %34)
  br label %some_of.exit197
some_of.exit197:
  %retval.0.i196 = phi i32 [ 0, %if.then.i189 ], [ %call5.i190, %land.end9.i195 ]
  %add = add nsw i32 %retval.0.i, %retval.0.i196
  %except85 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i200
for.cond.i200:
  %i.0.i198 = phi i32 [ 0, %some_of.exit197 ], [ %inc.i212, %for.body.i211 ]
  %tobool.i199 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i199, label %land.rhs.i202, label %land.end.i203
land.rhs.i202:
  %cmp.i201 = icmp slt i32 %i.0.i198, 32
  br label %land.end.i203
land.end.i203:
  %35 = phi i1 [ false, %for.cond.i200 ], [ %cmp.i201, %land.rhs.i202 ]
  br i1 %35, label %for.body.i211, label %for.cond.cleanup.i204
for.cond.cleanup.i204:
  br i1 %tobool.i199, label %lor.lhs.false.i213, label %if.then.i225
for.body.i211:
  %fds_bits.i205 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except85, i32 0, i32 0
  %arrayidx.i206 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i205, i32 0, i32 %i.0.i198
  %36 = load i32, i32* %arrayidx.i206, align 4
  %call.i207 = call i32 @__gsmack_nondet_long()
  %and.i208 = and i32 %36, %call.i207
  %fds_bits1.i209 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx2.i210 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i209, i32 0, i32 %i.0.i198
  store i32 %and.i208, i32* %arrayidx2.i210, align 4
  %inc.i212 = add nsw i32 %i.0.i198, 1
  br label %for.cond.i200
lor.lhs.false.i213:
  br label %for.cond.i.i217
for.cond.i.i217:
  %all.0.i.i214 = phi i32 [ 0, %lor.lhs.false.i213 ], [ %or.i.i220, %for.body.i.i222 ]
  %i.0.i.i215 = phi i32 [ 0, %lor.lhs.false.i213 ], [ %inc.i.i221, %for.body.i.i222 ]
  %cmp.i.i216 = icmp slt i32 %i.0.i.i215, 32
  br i1 %cmp.i.i216, label %for.body.i.i222, label %is_empty.exit.i224
for.body.i.i222:
  %fds_bits.i.i218 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx.i.i219 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i.i218, i32 0, i32 %i.0.i.i215
  %37 = load i32, i32* %arrayidx.i.i219, align 4
  %or.i.i220 = or i32 %all.0.i.i214, %37
  %inc.i.i221 = add nsw i32 %i.0.i.i215, 1
  br label %for.cond.i.i217
is_empty.exit.i224:
  %cmp1.i.i223 = icmp eq i32 %all.0.i.i214, 0
  br i1 %cmp1.i.i223, label %if.then.i225, label %if.end.i228
if.then.i225:
  br label %some_of.exit233
if.end.i228:
  %call5.i226 = call i32 @__gsmack_nondet_int()
  %cmp6.i227 = icmp sgt i32 %call5.i226, 0
  br i1 %cmp6.i227, label %land.rhs7.i230, label %land.end9.i231
land.rhs7.i230:
  %cmp8.i229 = icmp sle i32 %call5.i226, %n
  br label %land.end9.i231
land.end9.i231:
  %38 = phi i1 [ false, %if.end.i228 ], [ %cmp8.i229, %land.rhs7.i230 ]
  call void @__gsmack_assume(i1 noundef zeroext %38)
  br label %some_of.exit233
some_of.exit233:
  %retval.0.i232 = phi i32 [ 0, %if.then.i225 ], [ %call5.i226, %land.end9.i231 ]
  %add87 = add nsw i32 %add, %retval.0.i232
  br label %for.cond89
for.cond89:
  %count.0 = phi i32 [ %add87, %some_of.exit233 ], [ %count.2, %for.inc117 ]
  %i88.0 = phi i32 [ 0, %some_of.exit233 ], [ %inc118, %for.inc117 ]
  %cmp90 = icmp slt i32 %i88.0, %call
  br i1 %cmp90, label %for.body92, label %for.cond.cleanup91
for.cond.cleanup91:
  br label %for.end120
for.body92:
  %call94 = call i32 @__model_known_file(i32 noundef %i88.0)
  call void @__gsmack_atomic_begin()
  %call95 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call95, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i235, label %is_event.exit.i236
land.rhs.i.i235:
  %call.i.i234 = call zeroext i1 @__model_is_event(i32 noundef %call94)
  br label %is_event.exit.i236
is_event.exit.i236:
  %39 = phi i1 [ false, %cond.true ], [ %call.i.i234, %land.rhs.i.i235 ]
  br i1 %39, label %cond.true.i239, label %cond.false.i240
cond.true.i239:
  %call1.i237 = call signext i16 @__model_event_state(i32 noundef %call94)
  %conv.i238 = sext i16 %call1.i237 to i32
  br label %state_of.exit252
cond.false.i240:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i242, label %is_pipe.exit.i243
land.rhs.i5.i242:
  %call.i4.i241 = call zeroext i1 @__model_is_pipe(i32 noundef %call94)
  br label %is_pipe.exit.i243
is_pipe.exit.i243:
  %40 = phi i1 [ false, %cond.false.i240 ], [ %call.i4.i241, %land.rhs.i5.i242 ]
  br i1 %40, label %cond.true4.i246, label %cond.false7.i247
cond.true4.i246:
  %call5.i244 = call signext i16 @__model_pipe_state(i32 noundef %call94)
  %conv6.i245 = sext i16 %call5.i244 to i32
  br label %cond.end.i249
cond.false7.i247:
  br label %cond.end.i249
cond.end.i249:
  %cond.i248 = phi i32 [ %conv6.i245, %cond.true4.i246 ], [ 0, %cond.false7.i247 ]
  br label %state_of.exit252
state_of.exit252:
  %cond9.i250 = phi i32 [ %conv.i238, %cond.true.i239 ], [ %cond.i248, %cond.end.i249 ]
  %conv10.i251 = trunc i32 %cond9.i250 to i16
  %conv = sext i16 %conv10.i251 to i32
  br label %cond.end
cond.false:
  %arrayidx97 = getelementptr inbounds [32 x i16], [32 x i16]* %first, i32 0, i32 %i88.0
  %41 = load i16, i16* %arrayidx97, align 2
  %conv98 = sext i16 %41 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %state_of.exit252 ], [ %conv98, %cond.false ]
  %conv99 = trunc i32 %cond to i16
  call void @__gsmack_atomic_end()
  br i1 %tobool.i149, label %land.lhs.true, label %if.end107
land.lhs.true:
  %conv.i253 = sext i16 %conv99 to i32
  %rem.i254 = srem i32 %conv.i253, 2
  %cmp.i255 = icmp ne i32 %rem.i254, 0
  br i1 %cmp.i255, label %is_told.exit261, label %lor.lhs.false.i257
lor.lhs.false.i257:
  %cmp12.i259 = icmp sge i32 %conv.i253, 8
  br label %is_told.exit261
is_told.exit261:
  %42 = phi i1 [ true, %land.lhs.true ], [ %cmp12.i259, %lor.lhs.false.i257 ]
  br i1 %42, label %if.then103, label %if.end107
if.then103:
  %fds_bits.i262 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in1, i32 0, i32 0
  %div.i = sdiv i32 %call94, 32
  %arrayidx.i263 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i262, i32 0, i32 %div.i
  %43 = load i32, i32* %arrayidx.i263, align 4
  %rem.i264 = srem i32 %call94, 32
  %shl.i = shl i32 1, %rem.i264
  %and.i265 = and i32 %43, %shl.i
  %cmp.i266 = icmp ne i32 %and.i265, 0
  br i1 %cmp.i266, label %lor.lhs.false.i268, label %if.then.i269
lor.lhs.false.i268:
  %fds_bits1.i267 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx3.i = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i267, i32 0, i32 %div.i
  %44 = load i32, i32* %arrayidx3.i, align 4
  %and6.i = and i32 %44, %shl.i
  %cmp7.i = icmp ne i32 %and6.i, 0
  br i1 %cmp7.i, label %if.then.i269, label %if.end.i271
if.then.i269:
  br label %tell.exit
if.end.i271:
  %or.i270 = or i32 %44, %shl.i
  store i32 %or.i270, i32* %arrayidx3.i, align 4
  br label %tell.exit
tell.exit:
  %retval.0.i272 = phi i32 [ 0, %if.then.i269 ], [ 1, %if.end.i271 ]
  %add106 = add nsw i32 %count.0, %retval.0.i272
  br label %if.end107
if.end107:
  %count.1 = phi i32 [ %add106, %tell.exit ], [ %count.0, %is_told.exit261 ], [ %count.0, %cond.end ]
  br i1 %tobool.i163, label %land.lhs.true109, label %if.end116
land.lhs.true109:
  %conv6.i274 = sext i16 %conv99 to i32
  %div7.i275 = sdiv i32 %conv6.i274, 4
  %rem8.i276 = srem i32 %div7.i275, 2
  %cmp9.i277 = icmp ne i32 %rem8.i276, 0
  br i1 %cmp9.i277, label %is_told.exit282, label %lor.rhs.i281
lor.rhs.i281:
  %cmp12.i280 = icmp sge i32 %conv6.i274, 8
  br label %is_told.exit282
is_told.exit282:
  %45 = phi i1 [ true, %land.lhs.true109 ], [ %cmp12.i280, %lor.rhs.i281 ]
  br i1 %45, label %if.then112, label %if.end116
if.then112:
  %fds_bits.i283 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %div.i284 = sdiv i32 %call94, 32
  %arrayidx.i285 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i283, i32 0, i32 %div.i284
  %46 = load i32, i32* %arrayidx.i285, align 4
  %rem.i286 = srem i32 %call94, 32
  %shl.i287 = shl i32 1, %rem.i286
  %and.i288 = and i32 %46, %shl.i287
  %cmp.i289 = icmp ne i32 %and.i288, 0
  br i1 %cmp.i289, label %lor.lhs.false.i294, label %if.then.i295
lor.lhs.false.i294:
  %fds_bits1.i290 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx3.i291 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i290, i32 0, i32 %div.i284
  %47 = load i32, i32* %arrayidx3.i291, align 4
  %and6.i292 = and i32 %47, %shl.i287
  %cmp7.i293 = icmp ne i32 %and6.i292, 0
  br i1 %cmp7.i293, label %if.then.i295, label %if.end.i297
if.then.i295:
  br label %tell.exit299
if.end.i297:
  %or.i296 = or i32 %47, %shl.i287
  store i32 %or.i296, i32* %arrayidx3.i291, align 4
  br label %tell.exit299
tell.exit299:
  %retval.0.i298 = phi i32 [ 0, %if.then.i295 ], [ 1, %if.end.i297 ]
  %add115 = add nsw i32 %count.1, %retval.0.i298
  br label %if.end116
if.end116:
  %count.2 = phi i32 [ %add115, %tell.exit299 ], [ %count.1, %is_told.exit282 ], [ %count.1, %if.end107 ]
  br label %for.inc117
for.inc117:
  %inc118 = add nsw i32 %i88.0, 1
  br label %for.cond89
for.end120:
  %cmp121 = icmp sgt i32 %count.0, 0
  br i1 %cmp121, label %lor.end125, label %lor.rhs123
lor.rhs123:
  br label %lor.end125
lor.end125:
  %48 = phi i1 [ true, %for.end120 ], [ %tobool72, %lor.rhs123 ]
  call void @__gsmack_assume(i1 noundef zeroext %48)
  br label %cleanup127
cleanup127:
  %retval.0 = phi i32 [ -1, %if.then78 ], [ %count.0, %lor.end125 ]
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
declare dso_local i32* @__errno_location()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare extern_weak dso_local signext i16 @__model_event_state(i32 noundef)
declare extern_weak dso_local signext i16 @__model_pipe_state(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local void @__model_cancel_end()
declare dso_local i32 @__gsmack_nondet_int()
