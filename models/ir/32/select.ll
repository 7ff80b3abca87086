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
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i95, label %wait_begins.exit
if.then.i95:
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
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i98, label %is_event.exit.i99
land.rhs.i.i98:
  %call.i.i97 = call zeroext i1 @__model_is_event(i32 noundef %call6)
  br label %is_event.exit.i99
is_event.exit.i99:
  %12 = phi i1 [ false, %if.end9 ], [ %call.i.i97, %land.rhs.i.i98 ]
  br i1 %12, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call1.i = call signext i16 @__model_event_state(i32 noundef %call6)
  %conv.i = sext i16 %call1.i to i32
  br label %state_of.exit
cond.false.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i, label %is_pipe.exit.i100
land.rhs.i5.i:
  %call.i4.i = call zeroext i1 @__model_is_pipe(i32 noundef %call6)
  br label %is_pipe.exit.i100
is_pipe.exit.i100:
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
  br i1 %cmp15, label %land.lhs.true.i103, label %lor.lhs.false.i
land.lhs.true.i103:
  %conv.i101 = sext i16 %conv10.i to i32
  %rem.i = srem i32 %conv.i101, 2
  %cmp.i102 = icmp ne i32 %rem.i, 0
  br i1 %cmp.i102, label %is_told.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  br i1 %cmp23, label %land.lhs.true5.i, label %lor.rhs.i106
land.lhs.true5.i:
  %conv6.i104 = sext i16 %conv10.i to i32
  %div7.i = sdiv i32 %conv6.i104, 4
  %rem8.i = srem i32 %div7.i, 2
  %cmp9.i = icmp ne i32 %rem8.i, 0
  br i1 %cmp9.i, label %is_told.exit, label %lor.rhs.i106
lor.rhs.i106:
  %conv11.i = sext i16 %conv10.i to i32
  %cmp12.i105 = icmp sge i32 %conv11.i, 8
  br label %is_told.exit
is_told.exit:
  %16 = phi i1 [ true, %land.lhs.true5.i ], [ true, %land.lhs.true.i103 ], [ %cmp12.i105, %lor.rhs.i106 ]
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
  br label %for.cond.i109
for.cond.i109:
  %all.0.i = phi i32 [ 0, %for.end ], [ %or.i, %for.body.i112 ]
  %i.0.i107 = phi i32 [ 0, %for.end ], [ %inc.i113, %for.body.i112 ]
  %cmp.i108 = icmp slt i32 %i.0.i107, 32
  br i1 %cmp.i108, label %for.body.i112, label %is_empty.exit
for.body.i112:
  %fds_bits.i110 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in51, i32 0, i32 0
  %arrayidx.i111 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i110, i32 0, i32 %i.0.i107
  %20 = load i32, i32* %arrayidx.i111, align 4
  %or.i = or i32 %all.0.i, %20
  %inc.i113 = add nsw i32 %i.0.i107, 1
  br label %for.cond.i109
is_empty.exit:
  %cmp1.i114 = icmp eq i32 %all.0.i, 0
  br i1 %cmp1.i114, label %lor.lhs.false, label %if.then58
lor.lhs.false:
  %out53 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i118
for.cond.i118:
  %all.0.i115 = phi i32 [ 0, %lor.lhs.false ], [ %or.i121, %for.body.i122 ]
  %i.0.i116 = phi i32 [ 0, %lor.lhs.false ], [ %inc.i123, %for.body.i122 ]
  %cmp.i117 = icmp slt i32 %i.0.i116, 32
  br i1 %cmp.i117, label %for.body.i122, label %is_empty.exit125
for.body.i122:
  %fds_bits.i119 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out53, i32 0, i32 0
  %arrayidx.i120 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i119, i32 0, i32 %i.0.i116
  %21 = load i32, i32* %arrayidx.i120, align 4
  %or.i121 = or i32 %all.0.i115, %21
  %inc.i123 = add nsw i32 %i.0.i116, 1
  br label %for.cond.i118
is_empty.exit125:
  %cmp1.i124 = icmp eq i32 %all.0.i115, 0
  br i1 %cmp1.i124, label %lor.lhs.false55, label %if.then58
lor.lhs.false55:
  %except56 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i129
for.cond.i129:
  %all.0.i126 = phi i32 [ 0, %lor.lhs.false55 ], [ %or.i132, %for.body.i133 ]
  %i.0.i127 = phi i32 [ 0, %lor.lhs.false55 ], [ %inc.i134, %for.body.i133 ]
  %cmp.i128 = icmp slt i32 %i.0.i127, 32
  br i1 %cmp.i128, label %for.body.i133, label %is_empty.exit136
for.body.i133:
  %fds_bits.i130 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except56, i32 0, i32 0
  %arrayidx.i131 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i130, i32 0, i32 %i.0.i127
  %22 = load i32, i32* %arrayidx.i131, align 4
  %or.i132 = or i32 %all.0.i126, %22
  %inc.i134 = add nsw i32 %i.0.i127, 1
  br label %for.cond.i129
is_empty.exit136:
  %cmp1.i135 = icmp eq i32 %all.0.i126, 0
  br i1 %cmp1.i135, label %if.end59, label %if.then58
if.then58:
  br label %if.end59
if.end59:
  %ready.3 = phi i8 [ %ready.0, %is_empty.exit136 ], [ 1, %if.then58 ]
  %tobool = trunc i8 %ready.3 to i1
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i138, label %cancelled_instead.exit
land.lhs.true.i138:
  br i1 %tobool, label %lor.lhs.false.i140, label %land.rhs.i
lor.lhs.false.i140:
  %call.i139 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i139, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i141 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %23 = phi i1 [ false, %lor.lhs.false.i140 ], [ false, %if.end59 ], [ %call1.i141, %land.rhs.i ]
  br i1 %23, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i143, label %interrupted.exit
land.lhs.true.i143:
  %call.i142 = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br i1 %call.i142, label %land.rhs.i145, label %interrupted.exit
land.rhs.i145:
  %call1.i144 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %24 = phi i1 [ false, %land.lhs.true.i143 ], [ false, %land.rhs ], [ %call1.i144, %land.rhs.i145 ]
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
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i147, label %act_if.exit
land.lhs.true.i147:
  br i1 %23, label %if.then.i148, label %act_if.exit
if.then.i148:
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
  br label %for.cond.i152
for.cond.i152:
  %i.0.i150 = phi i32 [ 0, %if.end80 ], [ %inc.i159, %for.body.i158 ]
  %tobool.i151 = icmp ne %struct.fd_set* %in, null
  br i1 %tobool.i151, label %land.rhs.i154, label %land.end.i
land.rhs.i154:
  %cmp.i153 = icmp slt i32 %i.0.i150, 32
  br label %land.end.i
land.end.i:
  %27 = phi i1 [ false, %for.cond.i152 ], [ %cmp.i153, %land.rhs.i154 ]
  br i1 %27, label %for.body.i158, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br i1 %tobool.i151, label %lor.lhs.false.i160, label %if.then.i161
for.body.i158:
  %fds_bits.i155 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in51, i32 0, i32 0
  %arrayidx.i156 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i155, i32 0, i32 %i.0.i150
  %28 = load i32, i32* %arrayidx.i156, align 4
  %call.i157 = call i32 @__gsmack_nondet_long()
  %and.i = and i32 %28, %call.i157
  %fds_bits1.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx2.i = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i, i32 0, i32 %i.0.i150
  store i32 %and.i, i32* %arrayidx2.i, align 4
  %inc.i159 = add nsw i32 %i.0.i150, 1
  br label %for.cond.i152
lor.lhs.false.i160:
  br label %for.cond.i.i
for.cond.i.i:
  %all.0.i.i = phi i32 [ 0, %lor.lhs.false.i160 ], [ %or.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ 0, %lor.lhs.false.i160 ], [ %inc.i.i, %for.body.i.i ]
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
  br i1 %cmp1.i.i, label %if.then.i161, label %if.end.i163
if.then.i161:
  br label %some_of.exit
if.end.i163:
  %call5.i162 = call i32 @__gsmack_nondet_int()
  %cmp6.i = icmp sgt i32 %call5.i162, 0
  br i1 %cmp6.i, label %land.rhs7.i, label %land.end9.i
land.rhs7.i:
  %cmp8.i = icmp sle i32 %call5.i162, %n
  br label %land.end9.i
land.end9.i:
  %30 = phi i1 [ false, %if.end.i163 ], [ %cmp8.i, %land.rhs7.i ]
  call void @__gsmack_assume(i1 noundef zeroext %30)
  br label %some_of.exit
some_of.exit:
  %retval.0.i = phi i32 [ 0, %if.then.i161 ], [ %call5.i162, %land.end9.i ]
  %out83 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i166
for.cond.i166:
  %i.0.i164 = phi i32 [ 0, %some_of.exit ], [ %inc.i178, %for.body.i177 ]
  %tobool.i165 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i165, label %land.rhs.i168, label %land.end.i169
land.rhs.i168:
  %cmp.i167 = icmp slt i32 %i.0.i164, 32
  br label %land.end.i169
land.end.i169:
  %31 = phi i1 [ false, %for.cond.i166 ], [ %cmp.i167, %land.rhs.i168 ]
  br i1 %31, label %for.body.i177, label %for.cond.cleanup.i170
for.cond.cleanup.i170:
  br i1 %tobool.i165, label %lor.lhs.false.i179, label %if.then.i191
for.body.i177:
  %fds_bits.i171 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out83, i32 0, i32 0
  %arrayidx.i172 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i171, i32 0, i32 %i.0.i164
  %32 = load i32, i32* %arrayidx.i172, align 4
  %call.i173 = call i32 @__gsmack_nondet_long()
  %and.i174 = and i32 %32, %call.i173
  %fds_bits1.i175 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx2.i176 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i175, i32 0, i32 %i.0.i164
  store i32 %and.i174, i32* %arrayidx2.i176, align 4
  %inc.i178 = add nsw i32 %i.0.i164, 1
  br label %for.cond.i166
lor.lhs.false.i179:
  br label %for.cond.i.i183
for.cond.i.i183:
  %all.0.i.i180 = phi i32 [ 0, %lor.lhs.false.i179 ], [ %or.i.i186, %for.body.i.i188 ]
  %i.0.i.i181 = phi i32 [ 0, %lor.lhs.false.i179 ], [ %inc.i.i187, %for.body.i.i188 ]
  %cmp.i.i182 = icmp slt i32 %i.0.i.i181, 32
  br i1 %cmp.i.i182, label %for.body.i.i188, label %is_empty.exit.i190
for.body.i.i188:
  %fds_bits.i.i184 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx.i.i185 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i.i184, i32 0, i32 %i.0.i.i181
  %33 = load i32, i32* %arrayidx.i.i185, align 4
  %or.i.i186 = or i32 %all.0.i.i180, %33
  %inc.i.i187 = add nsw i32 %i.0.i.i181, 1
  br label %for.cond.i.i183
is_empty.exit.i190:
  %cmp1.i.i189 = icmp eq i32 %all.0.i.i180, 0
  br i1 %cmp1.i.i189, label %if.then.i191, label %if.end.i194
if.then.i191:
  br label %some_of.exit199
if.end.i194:
  %call5.i192 = call i32 @__gsmack_nondet_int()
  %cmp6.i193 = icmp sgt i32 %call5.i192, 0
  br i1 %cmp6.i193, label %land.rhs7.i196, label %land.end9.i197
land.rhs7.i196:
  %cmp8.i195 = icmp sle i32 %call5.i192, %n
  br label %land.end9.i197
land.end9.i197:
  %34 = phi i1 [ false, %if.end.i194 ], [ %cmp8.i195, %land.rhs7.i196 ]
  call void @__gsmack_assume(i1 noundef zeroext %34)
  br label %some_of.exit199
some_of.exit199:
  %retval.0.i198 = phi i32 [ 0, %if.then.i191 ], [ %call5.i192, %land.end9.i197 ]
  %add = add nsw i32 %retval.0.i, %retval.0.i198
  %except85 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i202
for.cond.i202:
  %i.0.i200 = phi i32 [ 0, %some_of.exit199 ], [ %inc.i214, %for.body.i213 ]
  %tobool.i201 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i201, label %land.rhs.i204, label %land.end.i205
land.rhs.i204:
  %cmp.i203 = icmp slt i32 %i.0.i200, 32
  br label %land.end.i205
land.end.i205:
  %35 = phi i1 [ false, %for.cond.i202 ], [ %cmp.i203, %land.rhs.i204 ]
  br i1 %35, label %for.body.i213, label %for.cond.cleanup.i206
for.cond.cleanup.i206:
  br i1 %tobool.i201, label %lor.lhs.false.i215, label %if.then.i227
for.body.i213:
  %fds_bits.i207 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except85, i32 0, i32 0
  %arrayidx.i208 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i207, i32 0, i32 %i.0.i200
  %36 = load i32, i32* %arrayidx.i208, align 4
  %call.i209 = call i32 @__gsmack_nondet_long()
  %and.i210 = and i32 %36, %call.i209
  %fds_bits1.i211 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx2.i212 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i211, i32 0, i32 %i.0.i200
  store i32 %and.i210, i32* %arrayidx2.i212, align 4
  %inc.i214 = add nsw i32 %i.0.i200, 1
  br label %for.cond.i202
lor.lhs.false.i215:
  br label %for.cond.i.i219
for.cond.i.i219:
  %all.0.i.i216 = phi i32 [ 0, %lor.lhs.false.i215 ], [ %or.i.i222, %for.body.i.i224 ]
  %i.0.i.i217 = phi i32 [ 0, %lor.lhs.false.i215 ], [ %inc.i.i223, %for.body.i.i224 ]
  %cmp.i.i218 = icmp slt i32 %i.0.i.i217, 32
  br i1 %cmp.i.i218, label %for.body.i.i224, label %is_empty.exit.i226
for.body.i.i224:
  %fds_bits.i.i220 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx.i.i221 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i.i220, i32 0, i32 %i.0.i.i217
  %37 = load i32, i32* %arrayidx.i.i221, align 4
  %or.i.i222 = or i32 %all.0.i.i216, %37
  %inc.i.i223 = add nsw i32 %i.0.i.i217, 1
  br label %for.cond.i.i219
is_empty.exit.i226:
  %cmp1.i.i225 = icmp eq i32 %all.0.i.i216, 0
  br i1 %cmp1.i.i225, label %if.then.i227, label %if.end.i230
if.then.i227:
  br label %some_of.exit235
if.end.i230:
  %call5.i228 = call i32 @__gsmack_nondet_int()
  %cmp6.i229 = icmp sgt i32 %call5.i228, 0
  br i1 %cmp6.i229, label %land.rhs7.i232, label %land.end9.i233
land.rhs7.i232:
  %cmp8.i231 = icmp sle i32 %call5.i228, %n
  br label %land.end9.i233
land.end9.i233:
  %38 = phi i1 [ false, %if.end.i230 ], [ %cmp8.i231, %land.rhs7.i232 ]
  call void @__gsmack_assume(i1 noundef zeroext %38)
  br label %some_of.exit235
some_of.exit235:
  %retval.0.i234 = phi i32 [ 0, %if.then.i227 ], [ %call5.i228, %land.end9.i233 ]
  %add87 = add nsw i32 %add, %retval.0.i234
  br label %for.cond89
for.cond89:
  %count.0 = phi i32 [ %add87, %some_of.exit235 ], [ %count.2, %for.inc117 ]
  %i88.0 = phi i32 [ 0, %some_of.exit235 ], [ %inc118, %for.inc117 ]
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
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i237, label %is_event.exit.i238
land.rhs.i.i237:
  %call.i.i236 = call zeroext i1 @__model_is_event(i32 noundef %call94)
  br label %is_event.exit.i238
is_event.exit.i238:
  %39 = phi i1 [ false, %cond.true ], [ %call.i.i236, %land.rhs.i.i237 ]
  br i1 %39, label %cond.true.i241, label %cond.false.i242
cond.true.i241:
  %call1.i239 = call signext i16 @__model_event_state(i32 noundef %call94)
  %conv.i240 = sext i16 %call1.i239 to i32
  br label %state_of.exit254
cond.false.i242:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i244, label %is_pipe.exit.i245
land.rhs.i5.i244:
  %call.i4.i243 = call zeroext i1 @__model_is_pipe(i32 noundef %call94)
  br label %is_pipe.exit.i245
is_pipe.exit.i245:
  %40 = phi i1 [ false, %cond.false.i242 ], [ %call.i4.i243, %land.rhs.i5.i244 ]
  br i1 %40, label %cond.true4.i248, label %cond.false7.i249
cond.true4.i248:
  %call5.i246 = call signext i16 @__model_pipe_state(i32 noundef %call94)
  %conv6.i247 = sext i16 %call5.i246 to i32
  br label %cond.end.i251
cond.false7.i249:
  br label %cond.end.i251
cond.end.i251:
  %cond.i250 = phi i32 [ %conv6.i247, %cond.true4.i248 ], [ 0, %cond.false7.i249 ]
  br label %state_of.exit254
state_of.exit254:
  %cond9.i252 = phi i32 [ %conv.i240, %cond.true.i241 ], [ %cond.i250, %cond.end.i251 ]
  %conv10.i253 = trunc i32 %cond9.i252 to i16
  %conv = sext i16 %conv10.i253 to i32
  br label %cond.end
cond.false:
  %arrayidx97 = getelementptr inbounds [32 x i16], [32 x i16]* %first, i32 0, i32 %i88.0
  %41 = load i16, i16* %arrayidx97, align 2
  %conv98 = sext i16 %41 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %state_of.exit254 ], [ %conv98, %cond.false ]
  %conv99 = trunc i32 %cond to i16
  call void @__gsmack_atomic_end()
  br i1 %tobool.i151, label %land.lhs.true, label %if.end107
land.lhs.true:
  %conv.i255 = sext i16 %conv99 to i32
  %rem.i256 = srem i32 %conv.i255, 2
  %cmp.i257 = icmp ne i32 %rem.i256, 0
  br i1 %cmp.i257, label %is_told.exit263, label %lor.lhs.false.i259
lor.lhs.false.i259:
  %cmp12.i261 = icmp sge i32 %conv.i255, 8
  br label %is_told.exit263
is_told.exit263:
  %42 = phi i1 [ true, %land.lhs.true ], [ %cmp12.i261, %lor.lhs.false.i259 ]
  br i1 %42, label %if.then103, label %if.end107
if.then103:
  %fds_bits.i264 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in1, i32 0, i32 0
  %div.i = sdiv i32 %call94, 32
  %arrayidx.i265 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i264, i32 0, i32 %div.i
  %43 = load i32, i32* %arrayidx.i265, align 4
  %rem.i266 = srem i32 %call94, 32
  %shl.i = shl i32 1, %rem.i266
  %and.i267 = and i32 %43, %shl.i
  %cmp.i268 = icmp ne i32 %and.i267, 0
  br i1 %cmp.i268, label %lor.lhs.false.i270, label %if.then.i271
lor.lhs.false.i270:
  %fds_bits1.i269 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx3.i = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i269, i32 0, i32 %div.i
  %44 = load i32, i32* %arrayidx3.i, align 4
  %and6.i = and i32 %44, %shl.i
  %cmp7.i = icmp ne i32 %and6.i, 0
  br i1 %cmp7.i, label %if.then.i271, label %if.end.i273
if.then.i271:
  br label %tell.exit
if.end.i273:
  %or.i272 = or i32 %44, %shl.i
  store i32 %or.i272, i32* %arrayidx3.i, align 4
  br label %tell.exit
tell.exit:
  %retval.0.i274 = phi i32 [ 0, %if.then.i271 ], [ 1, %if.end.i273 ]
  %add106 = add nsw i32 %count.0, %retval.0.i274
  br label %if.end107
if.end107:
  %count.1 = phi i32 [ %add106, %tell.exit ], [ %count.0, %is_told.exit263 ], [ %count.0, %cond.end ]
  br i1 %tobool.i165, label %land.lhs.true109, label %if.end116
land.lhs.true109:
  %conv6.i276 = sext i16 %conv99 to i32
  %div7.i277 = sdiv i32 %conv6.i276, 4
  %rem8.i278 = srem i32 %div7.i277, 2
  %cmp9.i279 = icmp ne i32 %rem8.i278, 0
  br i1 %cmp9.i279, label %is_told.exit284, label %lor.rhs.i283
lor.rhs.i283:
  %cmp12.i282 = icmp sge i32 %conv6.i276, 8
  br label %is_told.exit284
is_told.exit284:
  %45 = phi i1 [ true, %land.lhs.true109 ], [ %cmp12.i282, %lor.rhs.i283 ]
  br i1 %45, label %if.then112, label %if.end116
if.then112:
  %fds_bits.i285 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %div.i286 = sdiv i32 %call94, 32
  %arrayidx.i287 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i285, i32 0, i32 %div.i286
  %46 = load i32, i32* %arrayidx.i287, align 4
  %rem.i288 = srem i32 %call94, 32
  %shl.i289 = shl i32 1, %rem.i288
  %and.i290 = and i32 %46, %shl.i289
  %cmp.i291 = icmp ne i32 %and.i290, 0
  br i1 %cmp.i291, label %lor.lhs.false.i296, label %if.then.i297
lor.lhs.false.i296:
  %fds_bits1.i292 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx3.i293 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i292, i32 0, i32 %div.i286
  %47 = load i32, i32* %arrayidx3.i293, align 4
  %and6.i294 = and i32 %47, %shl.i289
  %cmp7.i295 = icmp ne i32 %and6.i294, 0
  br i1 %cmp7.i295, label %if.then.i297, label %if.end.i299
if.then.i297:
  br label %tell.exit301
if.end.i299:
  %or.i298 = or i32 %47, %shl.i289
  store i32 %or.i298, i32* %arrayidx3.i293, align 4
  br label %tell.exit301
tell.exit301:
  %retval.0.i300 = phi i32 [ 0, %if.then.i297 ], [ 1, %if.end.i299 ]
  %add115 = add nsw i32 %count.1, %retval.0.i300
  br label %if.end116
if.end116:
  %count.2 = phi i32 [ %add115, %tell.exit301 ], [ %count.1, %is_told.exit284 ], [ %count.1, %if.end107 ]
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
declare extern_weak dso_local void @__model_wait_begins()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare extern_weak dso_local signext i16 @__model_event_state(i32 noundef)
declare extern_weak dso_local signext i16 @__model_pipe_state(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local void @__model_cancel_end()
declare dso_local i32 @__gsmack_nondet_int()
