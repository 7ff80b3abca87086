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
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i97, label %wait_begins.exit
if.then.i97:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
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
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i100, label %is_event.exit.i101
land.rhs.i.i100:
  %call.i.i99 = call zeroext i1 @__model_is_event(i32 noundef %call8)
  br label %is_event.exit.i101
is_event.exit.i101:
  %12 = phi i1 [ false, %if.end11 ], [ %call.i.i99, %land.rhs.i.i100 ]
  br i1 %12, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call1.i = call signext i16 @__model_event_state(i32 noundef %call8)
  %conv.i = sext i16 %call1.i to i32
  br label %state_of.exit
cond.false.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i, label %is_pipe.exit.i102
land.rhs.i5.i:
  %call.i4.i = call zeroext i1 @__model_is_pipe(i32 noundef %call8)
  br label %is_pipe.exit.i102
is_pipe.exit.i102:
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
  br i1 %cmp20, label %land.lhs.true.i105, label %lor.lhs.false.i
land.lhs.true.i105:
  %conv.i103 = sext i16 %conv10.i to i32
  %rem.i = srem i32 %conv.i103, 2
  %cmp.i104 = icmp ne i32 %rem.i, 0
  br i1 %cmp.i104, label %is_told.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  br i1 %cmp31, label %land.lhs.true5.i, label %lor.rhs.i107
land.lhs.true5.i:
  %conv6.i106 = sext i16 %conv10.i to i32
  %div7.i = sdiv i32 %conv6.i106, 4
  %rem8.i = srem i32 %div7.i, 2
  %cmp9.i = icmp ne i32 %rem8.i, 0
  br i1 %cmp9.i, label %is_told.exit, label %lor.rhs.i107
lor.rhs.i107:
  %conv11.i = sext i16 %conv10.i to i32
  %cmp12.i = icmp sge i32 %conv11.i, 8
  br label %is_told.exit
is_told.exit:
  %16 = phi i1 [ true, %land.lhs.true5.i ], [ true, %land.lhs.true.i105 ], [ %cmp12.i, %lor.rhs.i107 ]
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
  br label %for.cond.i110
for.cond.i110:
  %all.0.i = phi i64 [ 0, %for.end ], [ %or.i, %for.body.i114 ]
  %i.0.i108 = phi i32 [ 0, %for.end ], [ %inc.i115, %for.body.i114 ]
  %cmp.i109 = icmp slt i32 %i.0.i108, 16
  br i1 %cmp.i109, label %for.body.i114, label %is_empty.exit
for.body.i114:
  %fds_bits.i111 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in66, i32 0, i32 0
  %idxprom.i112 = sext i32 %i.0.i108 to i64
  %arrayidx.i113 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i111, i64 0, i64 %idxprom.i112
  %20 = load i64, i64* %arrayidx.i113, align 8
  %or.i = or i64 %all.0.i, %20
  %inc.i115 = add nsw i32 %i.0.i108, 1
  br label %for.cond.i110
is_empty.exit:
  %cmp1.i116 = icmp eq i64 %all.0.i, 0
  br i1 %cmp1.i116, label %lor.lhs.false, label %if.then73
lor.lhs.false:
  %out68 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i120
for.cond.i120:
  %all.0.i117 = phi i64 [ 0, %lor.lhs.false ], [ %or.i124, %for.body.i125 ]
  %i.0.i118 = phi i32 [ 0, %lor.lhs.false ], [ %inc.i126, %for.body.i125 ]
  %cmp.i119 = icmp slt i32 %i.0.i118, 16
  br i1 %cmp.i119, label %for.body.i125, label %is_empty.exit128
for.body.i125:
  %fds_bits.i121 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out68, i32 0, i32 0
  %idxprom.i122 = sext i32 %i.0.i118 to i64
  %arrayidx.i123 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i121, i64 0, i64 %idxprom.i122
  %21 = load i64, i64* %arrayidx.i123, align 8
  %or.i124 = or i64 %all.0.i117, %21
  %inc.i126 = add nsw i32 %i.0.i118, 1
  br label %for.cond.i120
is_empty.exit128:
  %cmp1.i127 = icmp eq i64 %all.0.i117, 0
  br i1 %cmp1.i127, label %lor.lhs.false70, label %if.then73
lor.lhs.false70:
  %except71 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i132
for.cond.i132:
  %all.0.i129 = phi i64 [ 0, %lor.lhs.false70 ], [ %or.i136, %for.body.i137 ]
  %i.0.i130 = phi i32 [ 0, %lor.lhs.false70 ], [ %inc.i138, %for.body.i137 ]
  %cmp.i131 = icmp slt i32 %i.0.i130, 16
  br i1 %cmp.i131, label %for.body.i137, label %is_empty.exit140
for.body.i137:
  %fds_bits.i133 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except71, i32 0, i32 0
  %idxprom.i134 = sext i32 %i.0.i130 to i64
  %arrayidx.i135 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i133, i64 0, i64 %idxprom.i134
  %22 = load i64, i64* %arrayidx.i135, align 8
  %or.i136 = or i64 %all.0.i129, %22
  %inc.i138 = add nsw i32 %i.0.i130, 1
  br label %for.cond.i132
is_empty.exit140:
  %cmp1.i139 = icmp eq i64 %all.0.i129, 0
  br i1 %cmp1.i139, label %if.end74, label %if.then73
if.then73:
  br label %if.end74
if.end74:
  %ready.3 = phi i8 [ %ready.0, %is_empty.exit140 ], [ 1, %if.then73 ]
  %tobool = trunc i8 %ready.3 to i1
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i142, label %cancelled_instead.exit
land.lhs.true.i142:
  br i1 %tobool, label %lor.lhs.false.i144, label %land.rhs.i
lor.lhs.false.i144:
  %call.i143 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i143, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i145 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %23 = phi i1 [ false, %lor.lhs.false.i144 ], [ false, %if.end74 ], [ %call1.i145, %land.rhs.i ]
  br i1 %23, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i147, label %interrupted.exit
land.lhs.true.i147:
  %call.i146 = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br i1 %call.i146, label %land.rhs.i149, label %interrupted.exit
land.rhs.i149:
  %call1.i148 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %24 = phi i1 [ false, %land.lhs.true.i147 ], [ false, %land.rhs ], [ %call1.i148, %land.rhs.i149 ]
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
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i151, label %act_if.exit
land.lhs.true.i151:
  br i1 %23, label %if.then.i152, label %act_if.exit
if.then.i152:
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
  br label %for.cond.i156
for.cond.i156:
  %i.0.i154 = phi i32 [ 0, %if.end99 ], [ %inc.i164, %for.body.i163 ]
  %tobool.i155 = icmp ne %struct.fd_set* %in, null
  br i1 %tobool.i155, label %land.rhs.i158, label %land.end.i
land.rhs.i158:
  %cmp.i157 = icmp slt i32 %i.0.i154, 16
  br label %land.end.i
land.end.i:
  %27 = phi i1 [ false, %for.cond.i156 ], [ %cmp.i157, %land.rhs.i158 ]
  br i1 %27, label %for.body.i163, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br i1 %tobool.i155, label %lor.lhs.false.i165, label %if.then.i166
for.body.i163:
  %fds_bits.i159 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in66, i32 0, i32 0
  %idxprom.i160 = sext i32 %i.0.i154 to i64
  %arrayidx.i161 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i159, i64 0, i64 %idxprom.i160
  %28 = load i64, i64* %arrayidx.i161, align 8
  %call.i162 = call i64 @__gsmack_nondet_long()
  %and.i = and i64 %28, %call.i162
  %fds_bits1.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx3.i = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i, i64 0, i64 %idxprom.i160
  store i64 %and.i, i64* %arrayidx3.i, align 8
  %inc.i164 = add nsw i32 %i.0.i154, 1
  br label %for.cond.i156
lor.lhs.false.i165:
  br label %for.cond.i.i
for.cond.i.i:
  %all.0.i.i = phi i64 [ 0, %lor.lhs.false.i165 ], [ %or.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ 0, %lor.lhs.false.i165 ], [ %inc.i.i, %for.body.i.i ]
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
  br i1 %cmp1.i.i, label %if.then.i166, label %if.end.i167
if.then.i166:
  br label %some_of.exit
if.end.i167:
  %call6.i = call i32 @__gsmack_nondet_int()
  %cmp7.i = icmp sgt i32 %call6.i, 0
  br i1 %cmp7.i, label %land.rhs8.i, label %land.end10.i
land.rhs8.i:
  %cmp9.i168 = icmp sle i32 %call6.i, %n
  br label %land.end10.i
land.end10.i:
  %30 = phi i1 [ false, %if.end.i167 ], [ %cmp9.i168, %land.rhs8.i ]
  call void @__gsmack_assume(i1 noundef zeroext %30)
  br label %some_of.exit
some_of.exit:
  %retval.0.i = phi i32 [ 0, %if.then.i166 ], [ %call6.i, %land.end10.i ]
  %out102 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i171
for.cond.i171:
  %i.0.i169 = phi i32 [ 0, %some_of.exit ], [ %inc.i184, %for.body.i183 ]
  %tobool.i170 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i170, label %land.rhs.i173, label %land.end.i174
land.rhs.i173:
  %cmp.i172 = icmp slt i32 %i.0.i169, 16
  br label %land.end.i174
land.end.i174:
  %31 = phi i1 [ false, %for.cond.i171 ], [ %cmp.i172, %land.rhs.i173 ]
  br i1 %31, label %for.body.i183, label %for.cond.cleanup.i175
for.cond.cleanup.i175:
  br i1 %tobool.i170, label %lor.lhs.false.i185, label %if.then.i198
for.body.i183:
  %fds_bits.i176 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out102, i32 0, i32 0
  %idxprom.i177 = sext i32 %i.0.i169 to i64
  %arrayidx.i178 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i176, i64 0, i64 %idxprom.i177
  %32 = load i64, i64* %arrayidx.i178, align 8
  %call.i179 = call i64 @__gsmack_nondet_long()
  %and.i180 = and i64 %32, %call.i179
  %fds_bits1.i181 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx3.i182 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i181, i64 0, i64 %idxprom.i177
  store i64 %and.i180, i64* %arrayidx3.i182, align 8
  %inc.i184 = add nsw i32 %i.0.i169, 1
  br label %for.cond.i171
lor.lhs.false.i185:
  br label %for.cond.i.i189
for.cond.i.i189:
  %all.0.i.i186 = phi i64 [ 0, %lor.lhs.false.i185 ], [ %or.i.i193, %for.body.i.i195 ]
  %i.0.i.i187 = phi i32 [ 0, %lor.lhs.false.i185 ], [ %inc.i.i194, %for.body.i.i195 ]
  %cmp.i.i188 = icmp slt i32 %i.0.i.i187, 16
  br i1 %cmp.i.i188, label %for.body.i.i195, label %is_empty.exit.i197
for.body.i.i195:
  %fds_bits.i.i190 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %idxprom.i.i191 = sext i32 %i.0.i.i187 to i64
  %arrayidx.i.i192 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i.i190, i64 0, i64 %idxprom.i.i191
  %33 = load i64, i64* %arrayidx.i.i192, align 8
  %or.i.i193 = or i64 %all.0.i.i186, %33
  %inc.i.i194 = add nsw i32 %i.0.i.i187, 1
  br label %for.cond.i.i189
is_empty.exit.i197:
  %cmp1.i.i196 = icmp eq i64 %all.0.i.i186, 0
  br i1 %cmp1.i.i196, label %if.then.i198, label %if.end.i201
if.then.i198:
  br label %some_of.exit206
if.end.i201:
  %call6.i199 = call i32 @__gsmack_nondet_int()
  %cmp7.i200 = icmp sgt i32 %call6.i199, 0
  br i1 %cmp7.i200, label %land.rhs8.i203, label %land.end10.i204
land.rhs8.i203:
  %cmp9.i202 = icmp sle i32 %call6.i199, %n
  br label %land.end10.i204
land.end10.i204:
  %34 = phi i1 [ false, %if.end.i201 ], [ %cmp9.i202, %land.rhs8.i203 ]
  call void @__gsmack_assume(i1 noundef zeroext %34)
  br label %some_of.exit206
some_of.exit206:
  %retval.0.i205 = phi i32 [ 0, %if.then.i198 ], [ %call6.i199, %land.end10.i204 ]
  %add = add nsw i32 %retval.0.i, %retval.0.i205
  %except104 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i209
for.cond.i209:
  %i.0.i207 = phi i32 [ 0, %some_of.exit206 ], [ %inc.i222, %for.body.i221 ]
  %tobool.i208 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i208, label %land.rhs.i211, label %land.end.i212
land.rhs.i211:
  %cmp.i210 = icmp slt i32 %i.0.i207, 16
  br label %land.end.i212
land.end.i212:
  %35 = phi i1 [ false, %for.cond.i209 ], [ %cmp.i210, %land.rhs.i211 ]
  br i1 %35, label %for.body.i221, label %for.cond.cleanup.i213
for.cond.cleanup.i213:
  br i1 %tobool.i208, label %lor.lhs.false.i223, label %if.then.i236
for.body.i221:
  %fds_bits.i214 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except104, i32 0, i32 0
  %idxprom.i215 = sext i32 %i.0.i207 to i64
  %arrayidx.i216 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i214, i64 0, i64 %idxprom.i215
  %36 = load i64, i64* %arrayidx.i216, align 8
  %call.i217 = call i64 @__gsmack_nondet_long()
  %and.i218 = and i64 %36, %call.i217
  %fds_bits1.i219 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx3.i220 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i219, i64 0, i64 %idxprom.i215
  store i64 %and.i218, i64* %arrayidx3.i220, align 8
  %inc.i222 = add nsw i32 %i.0.i207, 1
  br label %for.cond.i209
lor.lhs.false.i223:
  br label %for.cond.i.i227
for.cond.i.i227:
  %all.0.i.i224 = phi i64 [ 0, %lor.lhs.false.i223 ], [ %or.i.i231, %for.body.i.i233 ]
  %i.0.i.i225 = phi i32 [ 0, %lor.lhs.false.i223 ], [ %inc.i.i232, %for.body.i.i233 ]
  %cmp.i.i226 = icmp slt i32 %i.0.i.i225, 16
  br i1 %cmp.i.i226, label %for.body.i.i233, label %is_empty.exit.i235
for.body.i.i233:
  %fds_bits.i.i228 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %idxprom.i.i229 = sext i32 %i.0.i.i225 to i64
  %arrayidx.i.i230 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i.i228, i64 0, i64 %idxprom.i.i229
  %37 = load i64, i64* %arrayidx.i.i230, align 8
  %or.i.i231 = or i64 %all.0.i.i224, %37
  %inc.i.i232 = add nsw i32 %i.0.i.i225, 1
  br label %for.cond.i.i227
is_empty.exit.i235:
  %cmp1.i.i234 = icmp eq i64 %all.0.i.i224, 0
  br i1 %cmp1.i.i234, label %if.then.i236, label %if.end.i239
if.then.i236:
  br label %some_of.exit244
if.end.i239:
  %call6.i237 = call i32 @__gsmack_nondet_int()
  %cmp7.i238 = icmp sgt i32 %call6.i237, 0
  br i1 %cmp7.i238, label %land.rhs8.i241, label %land.end10.i242
land.rhs8.i241:
  %cmp9.i240 = icmp sle i32 %call6.i237, %n
  br label %land.end10.i242
land.end10.i242:
  %38 = phi i1 [ false, %if.end.i239 ], [ %cmp9.i240, %land.rhs8.i241 ]
  call void @__gsmack_assume(i1 noundef zeroext %38)
  br label %some_of.exit244
some_of.exit244:
  %retval.0.i243 = phi i32 [ 0, %if.then.i236 ], [ %call6.i237, %land.end10.i242 ]
  %add106 = add nsw i32 %add, %retval.0.i243
  br label %for.cond108
for.cond108:
  %count.0 = phi i32 [ %add106, %some_of.exit244 ], [ %count.2, %for.inc142 ]
  %i107.0 = phi i32 [ 0, %some_of.exit244 ], [ %inc143, %for.inc142 ]
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
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i246, label %is_event.exit.i247
land.rhs.i.i246:
  %call.i.i245 = call zeroext i1 @__model_is_event(i32 noundef %call116)
  br label %is_event.exit.i247
is_event.exit.i247:
  %39 = phi i1 [ false, %cond.true ], [ %call.i.i245, %land.rhs.i.i246 ]
  br i1 %39, label %cond.true.i250, label %cond.false.i251
cond.true.i250:
  %call1.i248 = call signext i16 @__model_event_state(i32 noundef %call116)
  %conv.i249 = sext i16 %call1.i248 to i32
  br label %state_of.exit263
cond.false.i251:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i253, label %is_pipe.exit.i254
land.rhs.i5.i253:
  %call.i4.i252 = call zeroext i1 @__model_is_pipe(i32 noundef %call116)
  br label %is_pipe.exit.i254
is_pipe.exit.i254:
  %40 = phi i1 [ false, %cond.false.i251 ], [ %call.i4.i252, %land.rhs.i5.i253 ]
  br i1 %40, label %cond.true4.i257, label %cond.false7.i258
cond.true4.i257:
  %call5.i255 = call signext i16 @__model_pipe_state(i32 noundef %call116)
  %conv6.i256 = sext i16 %call5.i255 to i32
  br label %cond.end.i260
cond.false7.i258:
  br label %cond.end.i260
cond.end.i260:
  %cond.i259 = phi i32 [ %conv6.i256, %cond.true4.i257 ], [ 0, %cond.false7.i258 ]
  br label %state_of.exit263
state_of.exit263:
  %cond9.i261 = phi i32 [ %conv.i249, %cond.true.i250 ], [ %cond.i259, %cond.end.i260 ]
  %conv10.i262 = trunc i32 %cond9.i261 to i16
  %conv120 = sext i16 %conv10.i262 to i32
  br label %cond.end
cond.false:
  %arrayidx122 = getelementptr inbounds [32 x i16], [32 x i16]* %first, i64 0, i64 %conv109
  %41 = load i16, i16* %arrayidx122, align 2
  %conv123 = sext i16 %41 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv120, %state_of.exit263 ], [ %conv123, %cond.false ]
  %conv124 = trunc i32 %cond to i16
  call void @__gsmack_atomic_end()
  br i1 %tobool.i155, label %land.lhs.true, label %if.end132
land.lhs.true:
  %conv.i264 = sext i16 %conv124 to i32
  %rem.i265 = srem i32 %conv.i264, 2
  %cmp.i266 = icmp ne i32 %rem.i265, 0
  br i1 %cmp.i266, label %is_told.exit272, label %lor.lhs.false.i268
lor.lhs.false.i268:
  %cmp12.i270 = icmp sge i32 %conv.i264, 8
  br label %is_told.exit272
is_told.exit272:
  %42 = phi i1 [ true, %land.lhs.true ], [ %cmp12.i270, %lor.lhs.false.i268 ]
  br i1 %42, label %if.then128, label %if.end132
if.then128:
  %fds_bits.i273 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in1, i32 0, i32 0
  %div.i = sdiv i32 %call116, 64
  %idxprom.i274 = sext i32 %div.i to i64
  %arrayidx.i275 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i273, i64 0, i64 %idxprom.i274
  %43 = load i64, i64* %arrayidx.i275, align 8
  %rem.i276 = srem i32 %call116, 64
  %sh_prom.i = zext i32 %rem.i276 to i64
  %shl.i = shl i64 1, %sh_prom.i
  %and.i277 = and i64 %43, %shl.i
  %cmp.i278 = icmp ne i64 %and.i277, 0
  br i1 %cmp.i278, label %lor.lhs.false.i281, label %if.then.i282
lor.lhs.false.i281:
  %fds_bits1.i279 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx4.i = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i279, i64 0, i64 %idxprom.i274
  %44 = load i64, i64* %arrayidx4.i, align 8
  %and8.i = and i64 %44, %shl.i
  %cmp9.i280 = icmp ne i64 %and8.i, 0
  br i1 %cmp9.i280, label %if.then.i282, label %if.end.i284
if.then.i282:
  br label %tell.exit
if.end.i284:
  %or.i283 = or i64 %44, %shl.i
  store i64 %or.i283, i64* %arrayidx4.i, align 8
  br label %tell.exit
tell.exit:
  %retval.0.i285 = phi i32 [ 0, %if.then.i282 ], [ 1, %if.end.i284 ]
  %add131 = add nsw i32 %count.0, %retval.0.i285
  br label %if.end132
if.end132:
  %count.1 = phi i32 [ %add131, %tell.exit ], [ %count.0, %is_told.exit272 ], [ %count.0, %cond.end ]
  br i1 %tobool.i170, label %land.lhs.true134, label %if.end141
land.lhs.true134:
  %conv6.i287 = sext i16 %conv124 to i32
  %div7.i288 = sdiv i32 %conv6.i287, 4
  %rem8.i289 = srem i32 %div7.i288, 2
  %cmp9.i290 = icmp ne i32 %rem8.i289, 0
  br i1 %cmp9.i290, label %is_told.exit295, label %lor.rhs.i294
lor.rhs.i294:
  %cmp12.i293 = icmp sge i32 %conv6.i287, 8
  br label %is_told.exit295
is_told.exit295:
  %45 = phi i1 [ true, %land.lhs.true134 ], [ %cmp12.i293, %lor.rhs.i294 ]
  br i1 %45, label %if.then137, label %if.end141
if.then137:
  %fds_bits.i296 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %div.i297 = sdiv i32 %call116, 64
  %idxprom.i298 = sext i32 %div.i297 to i64
  %arrayidx.i299 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i296, i64 0, i64 %idxprom.i298
  %46 = load i64, i64* %arrayidx.i299, align 8
  %rem.i300 = srem i32 %call116, 64
  %sh_prom.i301 = zext i32 %rem.i300 to i64
  %shl.i302 = shl i64 1, %sh_prom.i301
  %and.i303 = and i64 %46, %shl.i302
  %cmp.i304 = icmp ne i64 %and.i303, 0
  br i1 %cmp.i304, label %lor.lhs.false.i309, label %if.then.i310
lor.lhs.false.i309:
  %fds_bits1.i305 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx4.i306 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i305, i64 0, i64 %idxprom.i298
  %47 = load i64, i64* %arrayidx4.i306, align 8
  %and8.i307 = and i64 %47, %shl.i302
  %cmp9.i308 = icmp ne i64 %and8.i307, 0
  br i1 %cmp9.i308, label %if.then.i310, label %if.end.i312
if.then.i310:
  br label %tell.exit314
if.end.i312:
  %or.i311 = or i64 %47, %shl.i302
  store i64 %or.i311, i64* %arrayidx4.i306, align 8
  br label %tell.exit314
tell.exit314:
  %retval.0.i313 = phi i32 [ 0, %if.then.i310 ], [ 1, %if.end.i312 ]
  %add140 = add nsw i32 %count.1, %retval.0.i313
  br label %if.end141
if.end141:
  %count.2 = phi i32 [ %add140, %tell.exit314 ], [ %count.1, %is_told.exit295 ], [ %count.1, %if.end132 ]
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
declare extern_weak dso_local void @__model_wait_begins()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare extern_weak dso_local signext i16 @__model_event_state(i32 noundef)
declare extern_weak dso_local signext i16 @__model_pipe_state(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local void @__model_cancel_end()
declare dso_local i32 @__gsmack_nondet_int()
