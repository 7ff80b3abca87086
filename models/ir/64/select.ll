target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.fd_set = type { [16 x i64] }
%struct.timeval = type { i64, i64 }
%struct.files = type { %struct.fd_set, %struct.fd_set, %struct.fd_set }
@.str = private unnamed_addr constant [45 x i8] c"select, with more than 32 pipes and eventfds\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"file\00", align 1
define dso_local i32 @select(i32 noundef %n, %struct.fd_set* noalias noundef %in, %struct.fd_set* noalias noundef %out, %struct.fd_set* noalias noundef %except, %struct.timeval* noalias noundef %time) {
entry:
  %asked = alloca %struct.files, align 8
  %others = alloca %struct.files, align 8
  %first = alloca [32 x i16], align 16
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
  %cmp.i = icmp slt i32 %i.0.i, 16
  br i1 %cmp.i, label %for.body.i, label %copy.exit
for.body.i:
  %fds_bits.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in1, i32 0, i32 0
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i, i64 0, i64 %idxprom.i
  store i64 0, i64* %arrayidx.i, align 8
  %tobool.i = icmp ne %struct.fd_set* %in, null
  br i1 %tobool.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %mul.i = mul nsw i32 %i.0.i, 64
  %cmp1.i = icmp slt i32 %mul.i, %n
  br i1 %cmp1.i, label %land.lhs.true2.i, label %if.end.i
land.lhs.true2.i:
  %fds_bits3.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx5.i = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits3.i, i64 0, i64 %idxprom.i
  %3 = load i64, i64* %arrayidx5.i, align 8
  %cmp6.i = icmp ne i64 %3, 0
  br i1 %cmp6.i, label %if.then.i, label %if.end.i
if.then.i:
  %call.i = call i64 @__gsmack_nondet_long()
  store i64 %call.i, i64* %arrayidx.i, align 8
  %4 = load i64, i64* %arrayidx5.i, align 8
  %cmp16.i = icmp eq i64 %call.i, %4
  call void @__gsmack_assume(i1 noundef zeroext %cmp16.i)
  br label %if.end.i
if.end.i:
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
copy.exit:
  %out2 = getelementptr inbounds %struct.files, %struct.files* %asked, i32 0, i32 1
  br label %for.cond.i57
for.cond.i57:
  %i.0.i55 = phi i32 [ 0, %copy.exit ], [ %inc.i74, %if.end.i73 ]
  %cmp.i56 = icmp slt i32 %i.0.i55, 16
  br i1 %cmp.i56, label %for.body.i62, label %copy.exit75
for.body.i62:
  %fds_bits.i58 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %idxprom.i59 = sext i32 %i.0.i55 to i64
  %arrayidx.i60 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i58, i64 0, i64 %idxprom.i59
  store i64 0, i64* %arrayidx.i60, align 8
  %tobool.i61 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i61, label %land.lhs.true.i65, label %if.end.i73
land.lhs.true.i65:
  %mul.i63 = mul nsw i32 %i.0.i55, 64
  %cmp1.i64 = icmp slt i32 %mul.i63, %n
  br i1 %cmp1.i64, label %land.lhs.true2.i69, label %if.end.i73
land.lhs.true2.i69:
  %fds_bits3.i66 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx5.i67 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits3.i66, i64 0, i64 %idxprom.i59
  %5 = load i64, i64* %arrayidx5.i67, align 8
  %cmp6.i68 = icmp ne i64 %5, 0
  br i1 %cmp6.i68, label %if.then.i72, label %if.end.i73
if.then.i72:
  %call.i70 = call i64 @__gsmack_nondet_long()
  store i64 %call.i70, i64* %arrayidx.i60, align 8
  %6 = load i64, i64* %arrayidx5.i67, align 8
  %cmp16.i71 = icmp eq i64 %call.i70, %6
  call void @__gsmack_assume(i1 noundef zeroext %cmp16.i71)
  br label %if.end.i73
if.end.i73:
  %inc.i74 = add nsw i32 %i.0.i55, 1
  br label %for.cond.i57
copy.exit75:
  %except3 = getelementptr inbounds %struct.files, %struct.files* %asked, i32 0, i32 2
  br label %for.cond.i78
for.cond.i78:
  %i.0.i76 = phi i32 [ 0, %copy.exit75 ], [ %inc.i95, %if.end.i94 ]
  %cmp.i77 = icmp slt i32 %i.0.i76, 16
  br i1 %cmp.i77, label %for.body.i83, label %copy.exit96
for.body.i83:
  %fds_bits.i79 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except3, i32 0, i32 0
  %idxprom.i80 = sext i32 %i.0.i76 to i64
  %arrayidx.i81 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i79, i64 0, i64 %idxprom.i80
  store i64 0, i64* %arrayidx.i81, align 8
  %tobool.i82 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i82, label %land.lhs.true.i86, label %if.end.i94
land.lhs.true.i86:
  %mul.i84 = mul nsw i32 %i.0.i76, 64
  %cmp1.i85 = icmp slt i32 %mul.i84, %n
  br i1 %cmp1.i85, label %land.lhs.true2.i90, label %if.end.i94
land.lhs.true2.i90:
  %fds_bits3.i87 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx5.i88 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits3.i87, i64 0, i64 %idxprom.i80
  %7 = load i64, i64* %arrayidx5.i88, align 8
  %cmp6.i89 = icmp ne i64 %7, 0
  br i1 %cmp6.i89, label %if.then.i93, label %if.end.i94
if.then.i93:
  %call.i91 = call i64 @__gsmack_nondet_long()
  store i64 %call.i91, i64* %arrayidx.i81, align 8
  %8 = load i64, i64* %arrayidx5.i88, align 8
  %cmp16.i92 = icmp eq i64 %call.i91, %8
  call void @__gsmack_assume(i1 noundef zeroext %cmp16.i92)
  br label %if.end.i94
if.end.i94:
  %inc.i95 = add nsw i32 %i.0.i76, 1
  br label %for.cond.i78
copy.exit96:
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 %0, i64 384, i1 false)
  call void @__gsmack_atomic_begin()
  %call = call i64 @__model_known_count()
  %cmp = icmp sgt i64 %call, 32
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str, i64 0, i64 0))
  br label %if.end
if.end:
  %call4 = call zeroext i1 @__gsmack_nondet_bool()
  %frombool = zext i1 %call4 to i8
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %ready.0 = phi i8 [ %frombool, %if.end ], [ %ready.2, %for.inc ]
  %conv = sext i32 %i.0 to i64
  %cmp5 = icmp slt i64 %conv, %call
  br i1 %cmp5, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call8 = call i32 @__model_known_file(i64 noundef %conv)
  %arrayidx = getelementptr inbounds [32 x i16], [32 x i16]* %first, i64 0, i64 %conv
  store i16 0, i16* %arrayidx, align 2
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %call8)
  br label %is_event.exit.i
is_event.exit.i:
  %9 = phi i1 [ false, %for.body ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %9, label %is_known.exit, label %lor.rhs.i
lor.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i, label %is_pipe.exit.i
land.rhs.i3.i:
  %call.i2.i = call zeroext i1 @__model_is_pipe(i32 noundef %call8)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %10 = phi i1 [ false, %lor.rhs.i ], [ %call.i2.i, %land.rhs.i3.i ]
  br label %is_known.exit
is_known.exit:
  %11 = phi i1 [ true, %is_event.exit.i ], [ %10, %is_pipe.exit.i ]
  br i1 %11, label %if.end11, label %if.then10
if.then10:
  br label %cleanup
if.end11:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i98, label %is_event.exit.i99
land.rhs.i.i98:
  %call.i.i97 = call zeroext i1 @__model_is_event(i32 noundef %call8)
  br label %is_event.exit.i99
is_event.exit.i99:
  %12 = phi i1 [ false, %if.end11 ], [ %call.i.i97, %land.rhs.i.i98 ]
  br i1 %12, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call1.i = call signext i16 @__model_event_state(i32 noundef %call8)
  %conv.i = sext i16 %call1.i to i32
  br label %state_of.exit
cond.false.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i, label %is_pipe.exit.i100
land.rhs.i5.i:
  %call.i4.i = call zeroext i1 @__model_is_pipe(i32 noundef %call8)
  br label %is_pipe.exit.i100
is_pipe.exit.i100:
  %13 = phi i1 [ false, %cond.false.i ], [ %call.i4.i, %land.rhs.i5.i ]
  br i1 %13, label %cond.true4.i, label %cond.false7.i
cond.true4.i:
  %call5.i = call signext i16 @__model_pipe_state(i32 noundef %call8)
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
  %div = sdiv i32 %call8, 64
  %idxprom18 = sext i32 %div to i64
  %arrayidx19 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits, i64 0, i64 %idxprom18
  %14 = load i64, i64* %arrayidx19, align 8
  %rem = srem i32 %call8, 64
  %sh_prom = zext i32 %rem to i64
  %shl = shl i64 1, %sh_prom
  %and = and i64 %14, %shl
  %cmp20 = icmp ne i64 %and, 0
  %fds_bits23 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %arrayidx26 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits23, i64 0, i64 %idxprom18
  %15 = load i64, i64* %arrayidx26, align 8
  %and30 = and i64 %15, %shl
  %cmp31 = icmp ne i64 %and30, 0
  br i1 %cmp20, label %land.lhs.true.i103, label %lor.lhs.false.i
land.lhs.true.i103:
  %conv.i101 = sext i16 %conv10.i to i32
  %rem.i = srem i32 %conv.i101, 2
  %cmp.i102 = icmp ne i32 %rem.i, 0
  br i1 %cmp.i102, label %is_told.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  br i1 %cmp31, label %land.lhs.true5.i, label %lor.rhs.i105
land.lhs.true5.i:
  %conv6.i104 = sext i16 %conv10.i to i32
  %div7.i = sdiv i32 %conv6.i104, 4
  %rem8.i = srem i32 %div7.i, 2
  %cmp9.i = icmp ne i32 %rem8.i, 0
  br i1 %cmp9.i, label %is_told.exit, label %lor.rhs.i105
lor.rhs.i105:
  %conv11.i = sext i16 %conv10.i to i32
  %cmp12.i = icmp sge i32 %conv11.i, 8
  br label %is_told.exit
is_told.exit:
  %16 = phi i1 [ true, %land.lhs.true5.i ], [ true, %land.lhs.true.i103 ], [ %cmp12.i, %lor.rhs.i105 ]
  br i1 %16, label %if.then34, label %if.end35
if.then34:
  br label %if.end35
if.end35:
  %ready.1 = phi i8 [ 1, %if.then34 ], [ %ready.0, %is_told.exit ]
  %neg = xor i64 %shl, -1
  %in39 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 0
  %fds_bits40 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in39, i32 0, i32 0
  %arrayidx43 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits40, i64 0, i64 %idxprom18
  %17 = load i64, i64* %arrayidx43, align 8
  %and44 = and i64 %17, %neg
  store i64 %and44, i64* %arrayidx43, align 8
  %out49 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  %fds_bits50 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out49, i32 0, i32 0
  %arrayidx53 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits50, i64 0, i64 %idxprom18
  %18 = load i64, i64* %arrayidx53, align 8
  %and54 = and i64 %18, %neg
  store i64 %and54, i64* %arrayidx53, align 8
  %except59 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  %fds_bits60 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except59, i32 0, i32 0
  %arrayidx63 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits60, i64 0, i64 %idxprom18
  %19 = load i64, i64* %arrayidx63, align 8
  %and64 = and i64 %19, %neg
  store i64 %and64, i64* %arrayidx63, align 8
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end35 ], [ 4, %if.then10 ]
  %ready.2 = phi i8 [ %ready.1, %if.end35 ], [ %ready.0, %if.then10 ]
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
  %in66 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 0
  br label %for.cond.i108
for.cond.i108:
  %all.0.i = phi i64 [ 0, %for.end ], [ %or.i, %for.body.i112 ]
  %i.0.i106 = phi i32 [ 0, %for.end ], [ %inc.i113, %for.body.i112 ]
  %cmp.i107 = icmp slt i32 %i.0.i106, 16
  br i1 %cmp.i107, label %for.body.i112, label %is_empty.exit
for.body.i112:
  %fds_bits.i109 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in66, i32 0, i32 0
  %idxprom.i110 = sext i32 %i.0.i106 to i64
  %arrayidx.i111 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i109, i64 0, i64 %idxprom.i110
  %20 = load i64, i64* %arrayidx.i111, align 8
  %or.i = or i64 %all.0.i, %20
  %inc.i113 = add nsw i32 %i.0.i106, 1
  br label %for.cond.i108
is_empty.exit:
  %cmp1.i114 = icmp eq i64 %all.0.i, 0
  br i1 %cmp1.i114, label %lor.lhs.false, label %if.then73
lor.lhs.false:
  %out68 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i118
for.cond.i118:
  %all.0.i115 = phi i64 [ 0, %lor.lhs.false ], [ %or.i122, %for.body.i123 ]
  %i.0.i116 = phi i32 [ 0, %lor.lhs.false ], [ %inc.i124, %for.body.i123 ]
  %cmp.i117 = icmp slt i32 %i.0.i116, 16
  br i1 %cmp.i117, label %for.body.i123, label %is_empty.exit126
for.body.i123:
  %fds_bits.i119 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out68, i32 0, i32 0
  %idxprom.i120 = sext i32 %i.0.i116 to i64
  %arrayidx.i121 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i119, i64 0, i64 %idxprom.i120
  %21 = load i64, i64* %arrayidx.i121, align 8
  %or.i122 = or i64 %all.0.i115, %21
  %inc.i124 = add nsw i32 %i.0.i116, 1
  br label %for.cond.i118
is_empty.exit126:
  %cmp1.i125 = icmp eq i64 %all.0.i115, 0
  br i1 %cmp1.i125, label %lor.lhs.false70, label %if.then73
lor.lhs.false70:
  %except71 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i130
for.cond.i130:
  %all.0.i127 = phi i64 [ 0, %lor.lhs.false70 ], [ %or.i134, %for.body.i135 ]
  %i.0.i128 = phi i32 [ 0, %lor.lhs.false70 ], [ %inc.i136, %for.body.i135 ]
  %cmp.i129 = icmp slt i32 %i.0.i128, 16
  br i1 %cmp.i129, label %for.body.i135, label %is_empty.exit138
for.body.i135:
  %fds_bits.i131 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except71, i32 0, i32 0
  %idxprom.i132 = sext i32 %i.0.i128 to i64
  %arrayidx.i133 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i131, i64 0, i64 %idxprom.i132
  %22 = load i64, i64* %arrayidx.i133, align 8
  %or.i134 = or i64 %all.0.i127, %22
  %inc.i136 = add nsw i32 %i.0.i128, 1
  br label %for.cond.i130
is_empty.exit138:
  %cmp1.i137 = icmp eq i64 %all.0.i127, 0
  br i1 %cmp1.i137, label %if.end74, label %if.then73
if.then73:
  br label %if.end74
if.end74:
  %ready.3 = phi i8 [ %ready.0, %is_empty.exit138 ], [ 1, %if.then73 ]
  %tobool = trunc i8 %ready.3 to i1
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i140, label %cancelled_instead.exit
land.lhs.true.i140:
  br i1 %tobool, label %lor.lhs.false.i142, label %land.rhs.i
lor.lhs.false.i142:
  %call.i141 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i141, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i143 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %23 = phi i1 [ false, %lor.lhs.false.i142 ], [ false, %if.end74 ], [ %call1.i143, %land.rhs.i ]
  br i1 %23, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i145, label %interrupted.exit
land.lhs.true.i145:
  %call.i144 = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br i1 %call.i144, label %land.rhs.i147, label %interrupted.exit
land.rhs.i147:
  %call1.i146 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %24 = phi i1 [ false, %land.lhs.true.i145 ], [ false, %land.rhs ], [ %call1.i146, %land.rhs.i147 ]
  br label %land.end
land.end:
  %25 = phi i1 [ false, %cancelled_instead.exit ], [ %24, %interrupted.exit ]
  br i1 %tobool, label %lor.end, label %lor.lhs.false83
lor.lhs.false83:
  br i1 %23, label %lor.end, label %lor.lhs.false86
lor.lhs.false86:
  br i1 %25, label %lor.end, label %lor.rhs
lor.rhs:
  %tobool89 = icmp ne %struct.timeval* %time, null
  br label %lor.end
lor.end:
  %26 = phi i1 [ true, %lor.lhs.false86 ], [ true, %lor.lhs.false83 ], [ true, %land.end ], [ %tobool89, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %26, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i149, label %act_if.exit
land.lhs.true.i149:
  br i1 %23, label %if.then.i150, label %act_if.exit
if.then.i150:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  %tobool91 = icmp ne %struct.timeval* %time, null
  br i1 %tobool91, label %if.then92, label %if.end95
if.then92:
  %call93 = call i64 @__gsmack_nondet_long()
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 0
  store i64 %call93, i64* %tv_sec, align 8
  %call94 = call i64 @__gsmack_nondet_long()
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 1
  store i64 %call94, i64* %tv_usec, align 8
  br label %if.end95
if.end95:
  br i1 %25, label %if.then97, label %if.end99
if.then97:
  %call98 = call i32* @__errno_location()
  store i32 4, i32* %call98, align 4
  br label %cleanup152
if.end99:
  br label %for.cond.i154
for.cond.i154:
  %i.0.i152 = phi i32 [ 0, %if.end99 ], [ %inc.i162, %for.body.i161 ]
  %tobool.i153 = icmp ne %struct.fd_set* %in, null
  br i1 %tobool.i153, label %land.rhs.i156, label %land.end.i
land.rhs.i156:
  %cmp.i155 = icmp slt i32 %i.0.i152, 16
  br label %land.end.i
land.end.i:
  %27 = phi i1 [ false, %for.cond.i154 ], [ %cmp.i155, %land.rhs.i156 ]
  br i1 %27, label %for.body.i161, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br i1 %tobool.i153, label %lor.lhs.false.i163, label %if.then.i164
for.body.i161:
  %fds_bits.i157 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in66, i32 0, i32 0
  %idxprom.i158 = sext i32 %i.0.i152 to i64
  %arrayidx.i159 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i157, i64 0, i64 %idxprom.i158
  %28 = load i64, i64* %arrayidx.i159, align 8
  %call.i160 = call i64 @__gsmack_nondet_long()
  %and.i = and i64 %28, %call.i160
  %fds_bits1.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx3.i = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i, i64 0, i64 %idxprom.i158
  store i64 %and.i, i64* %arrayidx3.i, align 8
  %inc.i162 = add nsw i32 %i.0.i152, 1
  br label %for.cond.i154
lor.lhs.false.i163:
  br label %for.cond.i.i
for.cond.i.i:
  %all.0.i.i = phi i64 [ 0, %lor.lhs.false.i163 ], [ %or.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ 0, %lor.lhs.false.i163 ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i.i = icmp slt i32 %i.0.i.i, 16
  br i1 %cmp.i.i, label %for.body.i.i, label %is_empty.exit.i
for.body.i.i:
  %fds_bits.i.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %idxprom.i.i = sext i32 %i.0.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i.i, i64 0, i64 %idxprom.i.i
  %29 = load i64, i64* %arrayidx.i.i, align 8
  %or.i.i = or i64 %all.0.i.i, %29
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
is_empty.exit.i:
  %cmp1.i.i = icmp eq i64 %all.0.i.i, 0
  br i1 %cmp1.i.i, label %if.then.i164, label %if.end.i165
if.then.i164:
  br label %some_of.exit
if.end.i165:
  %call6.i = call i32 @__gsmack_nondet_int()
  %cmp7.i = icmp sgt i32 %call6.i, 0
  br i1 %cmp7.i, label %land.rhs8.i, label %land.end10.i
land.rhs8.i:
  %cmp9.i166 = icmp sle i32 %call6.i, %n
  br label %land.end10.i
land.end10.i:
  %30 = phi i1 [ false, %if.end.i165 ], [ %cmp9.i166, %land.rhs8.i ]
  call void @__gsmack_assume(i1 noundef zeroext %30)
  br label %some_of.exit
some_of.exit:
  %retval.0.i = phi i32 [ 0, %if.then.i164 ], [ %call6.i, %land.end10.i ]
  %out102 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i169
for.cond.i169:
  %i.0.i167 = phi i32 [ 0, %some_of.exit ], [ %inc.i182, %for.body.i181 ]
  %tobool.i168 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i168, label %land.rhs.i171, label %land.end.i172
land.rhs.i171:
  %cmp.i170 = icmp slt i32 %i.0.i167, 16
  br label %land.end.i172
land.end.i172:
  %31 = phi i1 [ false, %for.cond.i169 ], [ %cmp.i170, %land.rhs.i171 ]
  br i1 %31, label %for.body.i181, label %for.cond.cleanup.i173
for.cond.cleanup.i173:
  br i1 %tobool.i168, label %lor.lhs.false.i183, label %if.then.i196
for.body.i181:
  %fds_bits.i174 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out102, i32 0, i32 0
  %idxprom.i175 = sext i32 %i.0.i167 to i64
  %arrayidx.i176 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i174, i64 0, i64 %idxprom.i175
  %32 = load i64, i64* %arrayidx.i176, align 8
  %call.i177 = call i64 @__gsmack_nondet_long()
  %and.i178 = and i64 %32, %call.i177
  %fds_bits1.i179 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx3.i180 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i179, i64 0, i64 %idxprom.i175
  store i64 %and.i178, i64* %arrayidx3.i180, align 8
  %inc.i182 = add nsw i32 %i.0.i167, 1
  br label %for.cond.i169
lor.lhs.false.i183:
  br label %for.cond.i.i187
for.cond.i.i187:
  %all.0.i.i184 = phi i64 [ 0, %lor.lhs.false.i183 ], [ %or.i.i191, %for.body.i.i193 ]
  %i.0.i.i185 = phi i32 [ 0, %lor.lhs.false.i183 ], [ %inc.i.i192, %for.body.i.i193 ]
  %cmp.i.i186 = icmp slt i32 %i.0.i.i185, 16
  br i1 %cmp.i.i186, label %for.body.i.i193, label %is_empty.exit.i195
for.body.i.i193:
  %fds_bits.i.i188 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %idxprom.i.i189 = sext i32 %i.0.i.i185 to i64
  %arrayidx.i.i190 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i.i188, i64 0, i64 %idxprom.i.i189
  %33 = load i64, i64* %arrayidx.i.i190, align 8
  %or.i.i191 = or i64 %all.0.i.i184, %33
  %inc.i.i192 = add nsw i32 %i.0.i.i185, 1
  br label %for.cond.i.i187
is_empty.exit.i195:
  %cmp1.i.i194 = icmp eq i64 %all.0.i.i184, 0
  br i1 %cmp1.i.i194, label %if.then.i196, label %if.end.i199
if.then.i196:
  br label %some_of.exit204
if.end.i199:
  %call6.i197 = call i32 @__gsmack_nondet_int()
  %cmp7.i198 = icmp sgt i32 %call6.i197, 0
  br i1 %cmp7.i198, label %land.rhs8.i201, label %land.end10.i202
land.rhs8.i201:
  %cmp9.i200 = icmp sle i32 %call6.i197, %n
  br label %land.end10.i202
land.end10.i202:
  %34 = phi i1 [ false, %if.end.i199 ], [ %cmp9.i200, %land.rhs8.i201 ]
  call void @__gsmack_assume(i1 noundef zeroext %34)
  br label %some_of.exit204
some_of.exit204:
  %retval.0.i203 = phi i32 [ 0, %if.then.i196 ], [ %call6.i197, %land.end10.i202 ]
  %add = add nsw i32 %retval.0.i, %retval.0.i203
  %except104 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i207
for.cond.i207:
  %i.0.i205 = phi i32 [ 0, %some_of.exit204 ], [ %inc.i220, %for.body.i219 ]
  %tobool.i206 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i206, label %land.rhs.i209, label %land.end.i210
land.rhs.i209:
  %cmp.i208 = icmp slt i32 %i.0.i205, 16
  br label %land.end.i210
land.end.i210:
  %35 = phi i1 [ false, %for.cond.i207 ], [ %cmp.i208, %land.rhs.i209 ]
  br i1 %35, label %for.body.i219, label %for.cond.cleanup.i211
for.cond.cleanup.i211:
  br i1 %tobool.i206, label %lor.lhs.false.i221, label %if.then.i234
for.body.i219:
  %fds_bits.i212 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except104, i32 0, i32 0
  %idxprom.i213 = sext i32 %i.0.i205 to i64
  %arrayidx.i214 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i212, i64 0, i64 %idxprom.i213
  %36 = load i64, i64* %arrayidx.i214, align 8
  %call.i215 = call i64 @__gsmack_nondet_long()
  %and.i216 = and i64 %36, %call.i215
  %fds_bits1.i217 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx3.i218 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i217, i64 0, i64 %idxprom.i213
  store i64 %and.i216, i64* %arrayidx3.i218, align 8
  %inc.i220 = add nsw i32 %i.0.i205, 1
  br label %for.cond.i207
lor.lhs.false.i221:
  br label %for.cond.i.i225
for.cond.i.i225:
  %all.0.i.i222 = phi i64 [ 0, %lor.lhs.false.i221 ], [ %or.i.i229, %for.body.i.i231 ]
  %i.0.i.i223 = phi i32 [ 0, %lor.lhs.false.i221 ], [ %inc.i.i230, %for.body.i.i231 ]
  %cmp.i.i224 = icmp slt i32 %i.0.i.i223, 16
  br i1 %cmp.i.i224, label %for.body.i.i231, label %is_empty.exit.i233
for.body.i.i231:
  %fds_bits.i.i226 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %idxprom.i.i227 = sext i32 %i.0.i.i223 to i64
  %arrayidx.i.i228 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i.i226, i64 0, i64 %idxprom.i.i227
  %37 = load i64, i64* %arrayidx.i.i228, align 8
  %or.i.i229 = or i64 %all.0.i.i222, %37
  %inc.i.i230 = add nsw i32 %i.0.i.i223, 1
  br label %for.cond.i.i225
is_empty.exit.i233:
  %cmp1.i.i232 = icmp eq i64 %all.0.i.i222, 0
  br i1 %cmp1.i.i232, label %if.then.i234, label %if.end.i237
if.then.i234:
  br label %some_of.exit242
if.end.i237:
  %call6.i235 = call i32 @__gsmack_nondet_int()
  %cmp7.i236 = icmp sgt i32 %call6.i235, 0
  br i1 %cmp7.i236, label %land.rhs8.i239, label %land.end10.i240
land.rhs8.i239:
  %cmp9.i238 = icmp sle i32 %call6.i235, %n
  br label %land.end10.i240
land.end10.i240:
  %38 = phi i1 [ false, %if.end.i237 ], [ %cmp9.i238, %land.rhs8.i239 ]
  call void @__gsmack_assume(i1 noundef zeroext %38)
  br label %some_of.exit242
some_of.exit242:
  %retval.0.i241 = phi i32 [ 0, %if.then.i234 ], [ %call6.i235, %land.end10.i240 ]
  %add106 = add nsw i32 %add, %retval.0.i241
  br label %for.cond108
for.cond108:
  %count.0 = phi i32 [ %add106, %some_of.exit242 ], [ %count.2, %for.inc142 ]
  %i107.0 = phi i32 [ 0, %some_of.exit242 ], [ %inc143, %for.inc142 ]
  %conv109 = sext i32 %i107.0 to i64
  %cmp110 = icmp slt i64 %conv109, %call
  br i1 %cmp110, label %for.body113, label %for.cond.cleanup112
for.cond.cleanup112:
  br label %for.end145
for.body113:
  %call116 = call i32 @__model_known_file(i64 noundef %conv109)
  call void @__gsmack_atomic_begin()
  %call117 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call117, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i244, label %is_event.exit.i245
land.rhs.i.i244:
  %call.i.i243 = call zeroext i1 @__model_is_event(i32 noundef %call116)
  br label %is_event.exit.i245
is_event.exit.i245:
  %39 = phi i1 [ false, %cond.true ], [ %call.i.i243, %land.rhs.i.i244 ]
  br i1 %39, label %cond.true.i248, label %cond.false.i249
cond.true.i248:
  %call1.i246 = call signext i16 @__model_event_state(i32 noundef %call116)
  %conv.i247 = sext i16 %call1.i246 to i32
  br label %state_of.exit261
cond.false.i249:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i251, label %is_pipe.exit.i252
land.rhs.i5.i251:
  %call.i4.i250 = call zeroext i1 @__model_is_pipe(i32 noundef %call116)
  br label %is_pipe.exit.i252
is_pipe.exit.i252:
  %40 = phi i1 [ false, %cond.false.i249 ], [ %call.i4.i250, %land.rhs.i5.i251 ]
  br i1 %40, label %cond.true4.i255, label %cond.false7.i256
cond.true4.i255:
  %call5.i253 = call signext i16 @__model_pipe_state(i32 noundef %call116)
  %conv6.i254 = sext i16 %call5.i253 to i32
  br label %cond.end.i258
cond.false7.i256:
  br label %cond.end.i258
cond.end.i258:
  %cond.i257 = phi i32 [ %conv6.i254, %cond.true4.i255 ], [ 0, %cond.false7.i256 ]
  br label %state_of.exit261
state_of.exit261:
  %cond9.i259 = phi i32 [ %conv.i247, %cond.true.i248 ], [ %cond.i257, %cond.end.i258 ]
  %conv10.i260 = trunc i32 %cond9.i259 to i16
  %conv120 = sext i16 %conv10.i260 to i32
  br label %cond.end
cond.false:
  %arrayidx122 = getelementptr inbounds [32 x i16], [32 x i16]* %first, i64 0, i64 %conv109
  %41 = load i16, i16* %arrayidx122, align 2
  %conv123 = sext i16 %41 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv120, %state_of.exit261 ], [ %conv123, %cond.false ]
  %conv124 = trunc i32 %cond to i16
  call void @__gsmack_atomic_end()
  br i1 %tobool.i153, label %land.lhs.true, label %if.end132
land.lhs.true:
  %conv.i262 = sext i16 %conv124 to i32
  %rem.i263 = srem i32 %conv.i262, 2
  %cmp.i264 = icmp ne i32 %rem.i263, 0
  br i1 %cmp.i264, label %is_told.exit270, label %lor.lhs.false.i266
lor.lhs.false.i266:
  %cmp12.i268 = icmp sge i32 %conv.i262, 8
  br label %is_told.exit270
is_told.exit270:
  %42 = phi i1 [ true, %land.lhs.true ], [ %cmp12.i268, %lor.lhs.false.i266 ]
  br i1 %42, label %if.then128, label %if.end132
if.then128:
  %fds_bits.i271 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in1, i32 0, i32 0
  %div.i = sdiv i32 %call116, 64
  %idxprom.i272 = sext i32 %div.i to i64
  %arrayidx.i273 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i271, i64 0, i64 %idxprom.i272
  %43 = load i64, i64* %arrayidx.i273, align 8
  %rem.i274 = srem i32 %call116, 64
  %sh_prom.i = zext i32 %rem.i274 to i64
  %shl.i = shl i64 1, %sh_prom.i
  %and.i275 = and i64 %43, %shl.i
  %cmp.i276 = icmp ne i64 %and.i275, 0
  br i1 %cmp.i276, label %lor.lhs.false.i279, label %if.then.i280
lor.lhs.false.i279:
  %fds_bits1.i277 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx4.i = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i277, i64 0, i64 %idxprom.i272
  %44 = load i64, i64* %arrayidx4.i, align 8
  %and8.i = and i64 %44, %shl.i
  %cmp9.i278 = icmp ne i64 %and8.i, 0
  br i1 %cmp9.i278, label %if.then.i280, label %if.end.i282
if.then.i280:
  br label %tell.exit
if.end.i282:
  %or.i281 = or i64 %44, %shl.i
  store i64 %or.i281, i64* %arrayidx4.i, align 8
  br label %tell.exit
tell.exit:
  %retval.0.i283 = phi i32 [ 0, %if.then.i280 ], [ 1, %if.end.i282 ]
  %add131 = add nsw i32 %count.0, %retval.0.i283
  br label %if.end132
if.end132:
  %count.1 = phi i32 [ %add131, %tell.exit ], [ %count.0, %is_told.exit270 ], [ %count.0, %cond.end ]
  br i1 %tobool.i168, label %land.lhs.true134, label %if.end141
land.lhs.true134:
  %conv6.i285 = sext i16 %conv124 to i32
  %div7.i286 = sdiv i32 %conv6.i285, 4
  %rem8.i287 = srem i32 %div7.i286, 2
  %cmp9.i288 = icmp ne i32 %rem8.i287, 0
  br i1 %cmp9.i288, label %is_told.exit293, label %lor.rhs.i292
lor.rhs.i292:
  %cmp12.i291 = icmp sge i32 %conv6.i285, 8
  br label %is_told.exit293
is_told.exit293:
  %45 = phi i1 [ true, %land.lhs.true134 ], [ %cmp12.i291, %lor.rhs.i292 ]
  br i1 %45, label %if.then137, label %if.end141
if.then137:
  %fds_bits.i294 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %div.i295 = sdiv i32 %call116, 64
  %idxprom.i296 = sext i32 %div.i295 to i64
  %arrayidx.i297 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i294, i64 0, i64 %idxprom.i296
  %46 = load i64, i64* %arrayidx.i297, align 8
  %rem.i298 = srem i32 %call116, 64
  %sh_prom.i299 = zext i32 %rem.i298 to i64
  %shl.i300 = shl i64 1, %sh_prom.i299
  %and.i301 = and i64 %46, %shl.i300
  %cmp.i302 = icmp ne i64 %and.i301, 0
  br i1 %cmp.i302, label %lor.lhs.false.i307, label %if.then.i308
lor.lhs.false.i307:
  %fds_bits1.i303 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx4.i304 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i303, i64 0, i64 %idxprom.i296
  %47 = load i64, i64* %arrayidx4.i304, align 8
  %and8.i305 = and i64 %47, %shl.i300
  %cmp9.i306 = icmp ne i64 %and8.i305, 0
  br i1 %cmp9.i306, label %if.then.i308, label %if.end.i310
if.then.i308:
  br label %tell.exit312
if.end.i310:
  %or.i309 = or i64 %47, %shl.i300
  store i64 %or.i309, i64* %arrayidx4.i304, align 8
  br label %tell.exit312
tell.exit312:
  %retval.0.i311 = phi i32 [ 0, %if.then.i308 ], [ 1, %if.end.i310 ]
  %add140 = add nsw i32 %count.1, %retval.0.i311
  br label %if.end141
if.end141:
  %count.2 = phi i32 [ %add140, %tell.exit312 ], [ %count.1, %is_told.exit293 ], [ %count.1, %if.end132 ]
  br label %for.inc142
for.inc142:
  %inc143 = add nsw i32 %i107.0, 1
  br label %for.cond108
for.end145:
  %cmp146 = icmp sgt i32 %count.0, 0
  br i1 %cmp146, label %lor.end150, label %lor.rhs148
lor.rhs148:
  br label %lor.end150
lor.end150:
  %48 = phi i1 [ true, %for.end145 ], [ %tobool91, %lor.rhs148 ]
  call void @__gsmack_assume(i1 noundef zeroext %48)
  br label %cleanup152
cleanup152:
  %retval.0 = phi i32 [ -1, %if.then97 ], [ %count.0, %lor.end150 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %2)
  call void @llvm.lifetime.end.p0i8(i64 384, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 384, i8* %0)
  ret i32 %retval.0
unreachable:
  unreachable
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__model_known_count()
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i32 @__model_known_file(i64 noundef)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local i64 @__gsmack_nondet_long()
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
