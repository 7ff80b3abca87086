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
  br label %for.cond.i58
for.cond.i58:
  %i.0.i56 = phi i32 [ 0, %copy.exit ], [ %inc.i75, %if.end.i74 ]
  %cmp.i57 = icmp slt i32 %i.0.i56, 16
  br i1 %cmp.i57, label %for.body.i63, label %copy.exit76
for.body.i63:
  %fds_bits.i59 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %idxprom.i60 = sext i32 %i.0.i56 to i64
  %arrayidx.i61 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i59, i64 0, i64 %idxprom.i60
  store i64 0, i64* %arrayidx.i61, align 8
  %tobool.i62 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i62, label %land.lhs.true.i66, label %if.end.i74
land.lhs.true.i66:
  %mul.i64 = mul nsw i32 %i.0.i56, 64
  %cmp1.i65 = icmp slt i32 %mul.i64, %n
  br i1 %cmp1.i65, label %land.lhs.true2.i70, label %if.end.i74
land.lhs.true2.i70:
  %fds_bits3.i67 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx5.i68 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits3.i67, i64 0, i64 %idxprom.i60
  %5 = load i64, i64* %arrayidx5.i68, align 8
  %cmp6.i69 = icmp ne i64 %5, 0
  br i1 %cmp6.i69, label %if.then.i73, label %if.end.i74
if.then.i73:
  %call.i71 = call i64 @__gsmack_nondet_long()
  store i64 %call.i71, i64* %arrayidx.i61, align 8
  %6 = load i64, i64* %arrayidx5.i68, align 8
  %cmp16.i72 = icmp eq i64 %call.i71, %6
  call void @__gsmack_assume(i1 noundef zeroext %cmp16.i72)
  br label %if.end.i74
if.end.i74:
  %inc.i75 = add nsw i32 %i.0.i56, 1
  br label %for.cond.i58
copy.exit76:
  %except3 = getelementptr inbounds %struct.files, %struct.files* %asked, i32 0, i32 2
  br label %for.cond.i79
for.cond.i79:
  %i.0.i77 = phi i32 [ 0, %copy.exit76 ], [ %inc.i96, %if.end.i95 ]
  %cmp.i78 = icmp slt i32 %i.0.i77, 16
  br i1 %cmp.i78, label %for.body.i84, label %copy.exit97
for.body.i84:
  %fds_bits.i80 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except3, i32 0, i32 0
  %idxprom.i81 = sext i32 %i.0.i77 to i64
  %arrayidx.i82 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i80, i64 0, i64 %idxprom.i81
  store i64 0, i64* %arrayidx.i82, align 8
  %tobool.i83 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i83, label %land.lhs.true.i87, label %if.end.i95
land.lhs.true.i87:
  %mul.i85 = mul nsw i32 %i.0.i77, 64
  %cmp1.i86 = icmp slt i32 %mul.i85, %n
  br i1 %cmp1.i86, label %land.lhs.true2.i91, label %if.end.i95
land.lhs.true2.i91:
  %fds_bits3.i88 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx5.i89 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits3.i88, i64 0, i64 %idxprom.i81
  %7 = load i64, i64* %arrayidx5.i89, align 8
  %cmp6.i90 = icmp ne i64 %7, 0
  br i1 %cmp6.i90, label %if.then.i94, label %if.end.i95
if.then.i94:
  %call.i92 = call i64 @__gsmack_nondet_long()
  store i64 %call.i92, i64* %arrayidx.i82, align 8
  %8 = load i64, i64* %arrayidx5.i89, align 8
  %cmp16.i93 = icmp eq i64 %call.i92, %8
  call void @__gsmack_assume(i1 noundef zeroext %cmp16.i93)
  br label %if.end.i95
if.end.i95:
  %inc.i96 = add nsw i32 %i.0.i77, 1
  br label %for.cond.i79
copy.exit97:
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 %0, i64 384, i1 false)
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i98, label %wait_begins.exit
if.then.i98:
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
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i101, label %is_event.exit.i102
land.rhs.i.i101:
  %call.i.i100 = call zeroext i1 @__model_is_event(i32 noundef %call8)
  br label %is_event.exit.i102
is_event.exit.i102:
  %12 = phi i1 [ false, %if.end11 ], [ %call.i.i100, %land.rhs.i.i101 ]
  br i1 %12, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call1.i = call signext i16 @__model_event_state(i32 noundef %call8)
  %conv.i = sext i16 %call1.i to i32
  br label %state_of.exit
cond.false.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i, label %is_pipe.exit.i103
land.rhs.i5.i:
  %call.i4.i = call zeroext i1 @__model_is_pipe(i32 noundef %call8)
  br label %is_pipe.exit.i103
is_pipe.exit.i103:
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
  %idxprom16 = sext i32 %div to i64
  %arrayidx17 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits, i64 0, i64 %idxprom16
  %14 = load i64, i64* %arrayidx17, align 8
  %rem = srem i32 %call8, 64
  %sh_prom = zext i32 %rem to i64
  %shl = shl i64 1, %sh_prom
  %and = and i64 %14, %shl
  %cmp18 = icmp ne i64 %and, 0
  br i1 %cmp18, label %land.lhs.true, label %lor.lhs.false
land.lhs.true:
  %conv.i104 = sext i16 %conv10.i to i32
  %rem.i = srem i32 %conv.i104, 2
  %div11.i = sdiv i32 %conv.i104, 8
  %mul12.i = mul nsw i32 %div11.i, 8
  %add13.i = add nsw i32 %rem.i, %mul12.i
  %conv14.i = trunc i32 %add13.i to i16
  %conv23 = sext i16 %conv14.i to i32
  %cmp24 = icmp ne i32 %conv23, 0
  br i1 %cmp24, label %if.then44, label %lor.lhs.false
lor.lhs.false:
  %fds_bits27 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %arrayidx30 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits27, i64 0, i64 %idxprom16
  %15 = load i64, i64* %arrayidx30, align 8
  %and34 = and i64 %15, %shl
  %cmp35 = icmp ne i64 %and34, 0
  br i1 %cmp35, label %land.lhs.true37, label %if.end45
land.lhs.true37:
  %16 = load i16, i16* %arrayidx, align 2
  %conv5.i = sext i16 %16 to i32
  %div.i = sdiv i32 %conv5.i, 4
  %rem6.i = srem i32 %div.i, 2
  %mul.i114 = mul nsw i32 %rem6.i, 4
  %div11.i118 = sdiv i32 %conv5.i, 8
  %mul12.i119 = mul nsw i32 %div11.i118, 8
  %add13.i120 = add nsw i32 %mul.i114, %mul12.i119
  %conv14.i121 = trunc i32 %add13.i120 to i16
  %conv41 = sext i16 %conv14.i121 to i32
  %cmp42 = icmp ne i32 %conv41, 0
  br i1 %cmp42, label %if.then44, label %if.end45
if.then44:
  br label %if.end45
if.end45:
  %ready.1 = phi i8 [ 1, %if.then44 ], [ %ready.0, %land.lhs.true37 ], [ %ready.0, %lor.lhs.false ]
  %neg = xor i64 %shl, -1
  %in49 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 0
  %fds_bits50 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in49, i32 0, i32 0
  %arrayidx53 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits50, i64 0, i64 %idxprom16
  %17 = load i64, i64* %arrayidx53, align 8
  %and54 = and i64 %17, %neg
  store i64 %and54, i64* %arrayidx53, align 8
  %out59 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  %fds_bits60 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out59, i32 0, i32 0
  %arrayidx63 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits60, i64 0, i64 %idxprom16
  %18 = load i64, i64* %arrayidx63, align 8
  %and64 = and i64 %18, %neg
  store i64 %and64, i64* %arrayidx63, align 8
  %except69 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  %fds_bits70 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except69, i32 0, i32 0
  %arrayidx73 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits70, i64 0, i64 %idxprom16
  %19 = load i64, i64* %arrayidx73, align 8
  %and74 = and i64 %19, %neg
  store i64 %and74, i64* %arrayidx73, align 8
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end45 ], [ 4, %if.then10 ]
  %ready.2 = phi i8 [ %ready.1, %if.end45 ], [ %ready.0, %if.then10 ]
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
  %in76 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 0
  br label %for.cond.i124
for.cond.i124:
  %all.0.i = phi i64 [ 0, %for.end ], [ %or.i, %for.body.i128 ]
  %i.0.i122 = phi i32 [ 0, %for.end ], [ %inc.i129, %for.body.i128 ]
  %cmp.i123 = icmp slt i32 %i.0.i122, 16
  br i1 %cmp.i123, label %for.body.i128, label %is_empty.exit
for.body.i128:
  %fds_bits.i125 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in76, i32 0, i32 0
  %idxprom.i126 = sext i32 %i.0.i122 to i64
  %arrayidx.i127 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i125, i64 0, i64 %idxprom.i126
  %20 = load i64, i64* %arrayidx.i127, align 8
  %or.i = or i64 %all.0.i, %20
  %inc.i129 = add nsw i32 %i.0.i122, 1
  br label %for.cond.i124
is_empty.exit:
  %cmp1.i130 = icmp eq i64 %all.0.i, 0
  br i1 %cmp1.i130, label %lor.lhs.false78, label %if.then84
lor.lhs.false78:
  %out79 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i134
for.cond.i134:
  %all.0.i131 = phi i64 [ 0, %lor.lhs.false78 ], [ %or.i138, %for.body.i139 ]
  %i.0.i132 = phi i32 [ 0, %lor.lhs.false78 ], [ %inc.i140, %for.body.i139 ]
  %cmp.i133 = icmp slt i32 %i.0.i132, 16
  br i1 %cmp.i133, label %for.body.i139, label %is_empty.exit142
for.body.i139:
  %fds_bits.i135 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out79, i32 0, i32 0
  %idxprom.i136 = sext i32 %i.0.i132 to i64
  %arrayidx.i137 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i135, i64 0, i64 %idxprom.i136
  %21 = load i64, i64* %arrayidx.i137, align 8
  %or.i138 = or i64 %all.0.i131, %21
  %inc.i140 = add nsw i32 %i.0.i132, 1
  br label %for.cond.i134
is_empty.exit142:
  %cmp1.i141 = icmp eq i64 %all.0.i131, 0
  br i1 %cmp1.i141, label %lor.lhs.false81, label %if.then84
lor.lhs.false81:
  %except82 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i146
for.cond.i146:
  %all.0.i143 = phi i64 [ 0, %lor.lhs.false81 ], [ %or.i150, %for.body.i151 ]
  %i.0.i144 = phi i32 [ 0, %lor.lhs.false81 ], [ %inc.i152, %for.body.i151 ]
  %cmp.i145 = icmp slt i32 %i.0.i144, 16
  br i1 %cmp.i145, label %for.body.i151, label %is_empty.exit154
for.body.i151:
  %fds_bits.i147 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except82, i32 0, i32 0
  %idxprom.i148 = sext i32 %i.0.i144 to i64
  %arrayidx.i149 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i147, i64 0, i64 %idxprom.i148
  %22 = load i64, i64* %arrayidx.i149, align 8
  %or.i150 = or i64 %all.0.i143, %22
  %inc.i152 = add nsw i32 %i.0.i144, 1
  br label %for.cond.i146
is_empty.exit154:
  %cmp1.i153 = icmp eq i64 %all.0.i143, 0
  br i1 %cmp1.i153, label %if.end85, label %if.then84
if.then84:
  br label %if.end85
if.end85:
  %ready.3 = phi i8 [ %ready.0, %is_empty.exit154 ], [ 1, %if.then84 ]
  %tobool = trunc i8 %ready.3 to i1
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i155, label %cancelled_instead.exit
land.lhs.true.i155:
  br i1 %tobool, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i156 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i156, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i157 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %23 = phi i1 [ false, %lor.lhs.false.i ], [ false, %if.end85 ], [ %call1.i157, %land.rhs.i ]
  br i1 %23, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i159, label %interrupted.exit
land.lhs.true.i159:
  %call.i158 = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br i1 %call.i158, label %land.rhs.i161, label %interrupted.exit
land.rhs.i161:
  %call1.i160 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %24 = phi i1 [ false, %land.lhs.true.i159 ], [ false, %land.rhs ], [ %call1.i160, %land.rhs.i161 ]
  br label %land.end
land.end:
  %25 = phi i1 [ false, %cancelled_instead.exit ], [ %24, %interrupted.exit ]
  br i1 %tobool, label %lor.end, label %lor.lhs.false94
lor.lhs.false94:
  br i1 %23, label %lor.end, label %lor.lhs.false97
lor.lhs.false97:
  br i1 %25, label %lor.end, label %lor.rhs
lor.rhs:
  %tobool100 = icmp ne %struct.timeval* %time, null
  br label %lor.end
lor.end:
  %26 = phi i1 [ true, %lor.lhs.false97 ], [ true, %lor.lhs.false94 ], [ true, %land.end ], [ %tobool100, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %26, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i163, label %act_if.exit
land.lhs.true.i163:
  br i1 %23, label %if.then.i164, label %act_if.exit
if.then.i164:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  %tobool102 = icmp ne %struct.timeval* %time, null
  br i1 %tobool102, label %if.then103, label %if.end106
if.then103:
  %call104 = call i64 @__gsmack_nondet_long()
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 0
  store i64 %call104, i64* %tv_sec, align 8
  %call105 = call i64 @__gsmack_nondet_long()
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 1
  store i64 %call105, i64* %tv_usec, align 8
  br label %if.end106
if.end106:
  br i1 %25, label %if.then108, label %if.end110
if.then108:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i167, label %fails_with.exit
if.then.i167:
  %call.i166 = call i32* @__errno_location()
  store i32 4, i32* %call.i166, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup168
if.end110:
  br label %for.cond.i171
for.cond.i171:
  %i.0.i169 = phi i32 [ 0, %if.end110 ], [ %inc.i179, %for.body.i178 ]
  %tobool.i170 = icmp ne %struct.fd_set* %in, null
  br i1 %tobool.i170, label %land.rhs.i173, label %land.end.i
land.rhs.i173:
  %cmp.i172 = icmp slt i32 %i.0.i169, 16
  br label %land.end.i
land.end.i:
  %27 = phi i1 [ false, %for.cond.i171 ], [ %cmp.i172, %land.rhs.i173 ]
  br i1 %27, label %for.body.i178, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br i1 %tobool.i170, label %lor.lhs.false.i180, label %if.then.i181
for.body.i178:
  %fds_bits.i174 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in76, i32 0, i32 0
  %idxprom.i175 = sext i32 %i.0.i169 to i64
  %arrayidx.i176 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i174, i64 0, i64 %idxprom.i175
  %28 = load i64, i64* %arrayidx.i176, align 8
  %call.i177 = call i64 @__gsmack_nondet_long()
  %and.i = and i64 %28, %call.i177
  %fds_bits1.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx3.i = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i, i64 0, i64 %idxprom.i175
  store i64 %and.i, i64* %arrayidx3.i, align 8
  %inc.i179 = add nsw i32 %i.0.i169, 1
  br label %for.cond.i171
lor.lhs.false.i180:
  br label %for.cond.i.i
for.cond.i.i:
  %all.0.i.i = phi i64 [ 0, %lor.lhs.false.i180 ], [ %or.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ 0, %lor.lhs.false.i180 ], [ %inc.i.i, %for.body.i.i ]
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
  br i1 %cmp1.i.i, label %if.then.i181, label %if.end.i182
if.then.i181:
  br label %some_of.exit
if.end.i182:
  %call6.i = call i32 @__gsmack_nondet_int()
  %cmp7.i = icmp sgt i32 %call6.i, 0
  br i1 %cmp7.i, label %land.rhs8.i, label %land.end10.i
land.rhs8.i:
  %cmp9.i = icmp sle i32 %call6.i, %n
  br label %land.end10.i
land.end10.i:
  %30 = phi i1 [ false, %if.end.i182 ], [ %cmp9.i, %land.rhs8.i ]
  call void @__gsmack_assume(i1 noundef zeroext %30)
  br label %some_of.exit
some_of.exit:
  %retval.0.i = phi i32 [ 0, %if.then.i181 ], [ %call6.i, %land.end10.i ]
  %out113 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i185
for.cond.i185:
  %i.0.i183 = phi i32 [ 0, %some_of.exit ], [ %inc.i198, %for.body.i197 ]
  %tobool.i184 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i184, label %land.rhs.i187, label %land.end.i188
land.rhs.i187:
  %cmp.i186 = icmp slt i32 %i.0.i183, 16
  br label %land.end.i188
land.end.i188:
  %31 = phi i1 [ false, %for.cond.i185 ], [ %cmp.i186, %land.rhs.i187 ]
  br i1 %31, label %for.body.i197, label %for.cond.cleanup.i189
for.cond.cleanup.i189:
  br i1 %tobool.i184, label %lor.lhs.false.i199, label %if.then.i212
for.body.i197:
  %fds_bits.i190 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out113, i32 0, i32 0
  %idxprom.i191 = sext i32 %i.0.i183 to i64
  %arrayidx.i192 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i190, i64 0, i64 %idxprom.i191
  %32 = load i64, i64* %arrayidx.i192, align 8
  %call.i193 = call i64 @__gsmack_nondet_long()
  %and.i194 = and i64 %32, %call.i193
  %fds_bits1.i195 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx3.i196 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i195, i64 0, i64 %idxprom.i191
  store i64 %and.i194, i64* %arrayidx3.i196, align 8
  %inc.i198 = add nsw i32 %i.0.i183, 1
  br label %for.cond.i185
lor.lhs.false.i199:
  br label %for.cond.i.i203
for.cond.i.i203:
  %all.0.i.i200 = phi i64 [ 0, %lor.lhs.false.i199 ], [ %or.i.i207, %for.body.i.i209 ]
  %i.0.i.i201 = phi i32 [ 0, %lor.lhs.false.i199 ], [ %inc.i.i208, %for.body.i.i209 ]
  %cmp.i.i202 = icmp slt i32 %i.0.i.i201, 16
  br i1 %cmp.i.i202, label %for.body.i.i209, label %is_empty.exit.i211
for.body.i.i209:
  %fds_bits.i.i204 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %idxprom.i.i205 = sext i32 %i.0.i.i201 to i64
  %arrayidx.i.i206 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i.i204, i64 0, i64 %idxprom.i.i205
  %33 = load i64, i64* %arrayidx.i.i206, align 8
  %or.i.i207 = or i64 %all.0.i.i200, %33
  %inc.i.i208 = add nsw i32 %i.0.i.i201, 1
  br label %for.cond.i.i203
is_empty.exit.i211:
  %cmp1.i.i210 = icmp eq i64 %all.0.i.i200, 0
  br i1 %cmp1.i.i210, label %if.then.i212, label %if.end.i215
if.then.i212:
  br label %some_of.exit220
if.end.i215:
  %call6.i213 = call i32 @__gsmack_nondet_int()
  %cmp7.i214 = icmp sgt i32 %call6.i213, 0
  br i1 %cmp7.i214, label %land.rhs8.i217, label %land.end10.i218
land.rhs8.i217:
  %cmp9.i216 = icmp sle i32 %call6.i213, %n
  br label %land.end10.i218
land.end10.i218:
  %34 = phi i1 [ false, %if.end.i215 ], [ %cmp9.i216, %land.rhs8.i217 ]
  call void @__gsmack_assume(i1 noundef zeroext %34)
  br label %some_of.exit220
some_of.exit220:
  %retval.0.i219 = phi i32 [ 0, %if.then.i212 ], [ %call6.i213, %land.end10.i218 ]
  %add = add nsw i32 %retval.0.i, %retval.0.i219
  %except115 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i223
for.cond.i223:
  %i.0.i221 = phi i32 [ 0, %some_of.exit220 ], [ %inc.i236, %for.body.i235 ]
  %tobool.i222 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i222, label %land.rhs.i225, label %land.end.i226
land.rhs.i225:
  %cmp.i224 = icmp slt i32 %i.0.i221, 16
  br label %land.end.i226
land.end.i226:
  %35 = phi i1 [ false, %for.cond.i223 ], [ %cmp.i224, %land.rhs.i225 ]
  br i1 %35, label %for.body.i235, label %for.cond.cleanup.i227
for.cond.cleanup.i227:
  br i1 %tobool.i222, label %lor.lhs.false.i237, label %if.then.i250
for.body.i235:
  %fds_bits.i228 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except115, i32 0, i32 0
  %idxprom.i229 = sext i32 %i.0.i221 to i64
  %arrayidx.i230 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i228, i64 0, i64 %idxprom.i229
  %36 = load i64, i64* %arrayidx.i230, align 8
  %call.i231 = call i64 @__gsmack_nondet_long()
  %and.i232 = and i64 %36, %call.i231
  %fds_bits1.i233 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx3.i234 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i233, i64 0, i64 %idxprom.i229
  store i64 %and.i232, i64* %arrayidx3.i234, align 8
  %inc.i236 = add nsw i32 %i.0.i221, 1
  br label %for.cond.i223
lor.lhs.false.i237:
  br label %for.cond.i.i241
for.cond.i.i241:
  %all.0.i.i238 = phi i64 [ 0, %lor.lhs.false.i237 ], [ %or.i.i245, %for.body.i.i247 ]
  %i.0.i.i239 = phi i32 [ 0, %lor.lhs.false.i237 ], [ %inc.i.i246, %for.body.i.i247 ]
  %cmp.i.i240 = icmp slt i32 %i.0.i.i239, 16
  br i1 %cmp.i.i240, label %for.body.i.i247, label %is_empty.exit.i249
for.body.i.i247:
  %fds_bits.i.i242 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %idxprom.i.i243 = sext i32 %i.0.i.i239 to i64
  %arrayidx.i.i244 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i.i242, i64 0, i64 %idxprom.i.i243
  %37 = load i64, i64* %arrayidx.i.i244, align 8
  %or.i.i245 = or i64 %all.0.i.i238, %37
  %inc.i.i246 = add nsw i32 %i.0.i.i239, 1
  br label %for.cond.i.i241
is_empty.exit.i249:
  %cmp1.i.i248 = icmp eq i64 %all.0.i.i238, 0
  br i1 %cmp1.i.i248, label %if.then.i250, label %if.end.i253
if.then.i250:
  br label %some_of.exit258
if.end.i253:
  %call6.i251 = call i32 @__gsmack_nondet_int()
  %cmp7.i252 = icmp sgt i32 %call6.i251, 0
  br i1 %cmp7.i252, label %land.rhs8.i255, label %land.end10.i256
land.rhs8.i255:
  %cmp9.i254 = icmp sle i32 %call6.i251, %n
  br label %land.end10.i256
land.end10.i256:
  %38 = phi i1 [ false, %if.end.i253 ], [ %cmp9.i254, %land.rhs8.i255 ]
  call void @__gsmack_assume(i1 noundef zeroext %38)
  br label %some_of.exit258
some_of.exit258:
  %retval.0.i257 = phi i32 [ 0, %if.then.i250 ], [ %call6.i251, %land.end10.i256 ]
  %add117 = add nsw i32 %add, %retval.0.i257
  br label %for.cond119
for.cond119:
  %count.0 = phi i32 [ %add117, %some_of.exit258 ], [ %count.2, %for.inc158 ]
  %i118.0 = phi i32 [ 0, %some_of.exit258 ], [ %inc159, %for.inc158 ]
  %conv120 = sext i32 %i118.0 to i64
  %cmp121 = icmp slt i64 %conv120, %call
  br i1 %cmp121, label %for.body124, label %for.cond.cleanup123
for.cond.cleanup123:
  br label %for.end161
for.body124:
  %call127 = call i32 @__model_known_file(i64 noundef %conv120)
  call void @__gsmack_atomic_begin()
  %call128 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call128, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i260, label %is_event.exit.i261
land.rhs.i.i260:
  %call.i.i259 = call zeroext i1 @__model_is_event(i32 noundef %call127)
  br label %is_event.exit.i261
is_event.exit.i261:
  %39 = phi i1 [ false, %cond.true ], [ %call.i.i259, %land.rhs.i.i260 ]
  br i1 %39, label %cond.true.i264, label %cond.false.i265
cond.true.i264:
  %call1.i262 = call signext i16 @__model_event_state(i32 noundef %call127)
  %conv.i263 = sext i16 %call1.i262 to i32
  br label %state_of.exit277
cond.false.i265:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i267, label %is_pipe.exit.i268
land.rhs.i5.i267:
  %call.i4.i266 = call zeroext i1 @__model_is_pipe(i32 noundef %call127)
  br label %is_pipe.exit.i268
is_pipe.exit.i268:
  %40 = phi i1 [ false, %cond.false.i265 ], [ %call.i4.i266, %land.rhs.i5.i267 ]
  br i1 %40, label %cond.true4.i271, label %cond.false7.i272
cond.true4.i271:
  %call5.i269 = call signext i16 @__model_pipe_state(i32 noundef %call127)
  %conv6.i270 = sext i16 %call5.i269 to i32
  br label %cond.end.i274
cond.false7.i272:
  br label %cond.end.i274
cond.end.i274:
  %cond.i273 = phi i32 [ %conv6.i270, %cond.true4.i271 ], [ 0, %cond.false7.i272 ]
  br label %state_of.exit277
state_of.exit277:
  %cond9.i275 = phi i32 [ %conv.i263, %cond.true.i264 ], [ %cond.i273, %cond.end.i274 ]
  %conv10.i276 = trunc i32 %cond9.i275 to i16
  %conv131 = sext i16 %conv10.i276 to i32
  br label %cond.end
cond.false:
  %arrayidx133 = getelementptr inbounds [32 x i16], [32 x i16]* %first, i64 0, i64 %conv120
  %41 = load i16, i16* %arrayidx133, align 2
  %conv134 = sext i16 %41 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv131, %state_of.exit277 ], [ %conv134, %cond.false ]
  %conv135 = trunc i32 %cond to i16
  call void @__gsmack_atomic_end()
  br i1 %tobool.i170, label %land.lhs.true137, label %if.end146
land.lhs.true137:
  %conv.i278 = sext i16 %conv135 to i32
  %rem.i279 = srem i32 %conv.i278, 2
  %div11.i286 = sdiv i32 %conv.i278, 8
  %mul12.i287 = mul nsw i32 %div11.i286, 8
  %add13.i288 = add nsw i32 %rem.i279, %mul12.i287
  %conv14.i289 = trunc i32 %add13.i288 to i16
  %conv139 = sext i16 %conv14.i289 to i32
  %cmp140 = icmp ne i32 %conv139, 0
  br i1 %cmp140, label %if.then142, label %if.end146
if.then142:
  %fds_bits.i290 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in1, i32 0, i32 0
  %div.i291 = sdiv i32 %call127, 64
  %idxprom.i292 = sext i32 %div.i291 to i64
  %arrayidx.i293 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i290, i64 0, i64 %idxprom.i292
  %42 = load i64, i64* %arrayidx.i293, align 8
  %rem.i294 = srem i32 %call127, 64
  %sh_prom.i = zext i32 %rem.i294 to i64
  %shl.i = shl i64 1, %sh_prom.i
  %and.i295 = and i64 %42, %shl.i
  %cmp.i296 = icmp ne i64 %and.i295, 0
  br i1 %cmp.i296, label %lor.lhs.false.i299, label %if.then.i300
lor.lhs.false.i299:
  %fds_bits1.i297 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx4.i = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i297, i64 0, i64 %idxprom.i292
  %43 = load i64, i64* %arrayidx4.i, align 8
  %and8.i = and i64 %43, %shl.i
  %cmp9.i298 = icmp ne i64 %and8.i, 0
  br i1 %cmp9.i298, label %if.then.i300, label %if.end.i302
if.then.i300:
  br label %tell.exit
if.end.i302:
  %or.i301 = or i64 %43, %shl.i
  store i64 %or.i301, i64* %arrayidx4.i, align 8
  br label %tell.exit
tell.exit:
  %retval.0.i303 = phi i32 [ 0, %if.then.i300 ], [ 1, %if.end.i302 ]
  %add145 = add nsw i32 %count.0, %retval.0.i303
  br label %if.end146
if.end146:
  %count.1 = phi i32 [ %add145, %tell.exit ], [ %count.0, %land.lhs.true137 ], [ %count.0, %cond.end ]
  br i1 %tobool.i184, label %land.lhs.true148, label %if.end157
land.lhs.true148:
  %conv5.i307 = sext i16 %conv135 to i32
  %div.i308 = sdiv i32 %conv5.i307, 4
  %rem6.i309 = srem i32 %div.i308, 2
  %mul.i310 = mul nsw i32 %rem6.i309, 4
  %div11.i314 = sdiv i32 %conv5.i307, 8
  %mul12.i315 = mul nsw i32 %div11.i314, 8
  %add13.i316 = add nsw i32 %mul.i310, %mul12.i315
  %conv14.i317 = trunc i32 %add13.i316 to i16
  %conv150 = sext i16 %conv14.i317 to i32
  %cmp151 = icmp ne i32 %conv150, 0
  br i1 %cmp151, label %if.then153, label %if.end157
if.then153:
  %fds_bits.i318 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %div.i319 = sdiv i32 %call127, 64
  %idxprom.i320 = sext i32 %div.i319 to i64
  %arrayidx.i321 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i318, i64 0, i64 %idxprom.i320
  %44 = load i64, i64* %arrayidx.i321, align 8
  %rem.i322 = srem i32 %call127, 64
  %sh_prom.i323 = zext i32 %rem.i322 to i64
  %shl.i324 = shl i64 1, %sh_prom.i323
  %and.i325 = and i64 %44, %shl.i324
  %cmp.i326 = icmp ne i64 %and.i325, 0
  br i1 %cmp.i326, label %lor.lhs.false.i331, label %if.then.i332
lor.lhs.false.i331:
  %fds_bits1.i327 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx4.i328 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i327, i64 0, i64 %idxprom.i320
  %45 = load i64, i64* %arrayidx4.i328, align 8
  %and8.i329 = and i64 %45, %shl.i324
  %cmp9.i330 = icmp ne i64 %and8.i329, 0
  br i1 %cmp9.i330, label %if.then.i332, label %if.end.i334
if.then.i332:
  br label %tell.exit336
if.end.i334:
  %or.i333 = or i64 %45, %shl.i324
  store i64 %or.i333, i64* %arrayidx4.i328, align 8
  br label %tell.exit336
tell.exit336:
  %retval.0.i335 = phi i32 [ 0, %if.then.i332 ], [ 1, %if.end.i334 ]
  %add156 = add nsw i32 %count.1, %retval.0.i335
  br label %if.end157
if.end157:
  %count.2 = phi i32 [ %add156, %tell.exit336 ], [ %count.1, %land.lhs.true148 ], [ %count.1, %if.end146 ]
  br label %for.inc158
for.inc158:
  %inc159 = add nsw i32 %i118.0, 1
  br label %for.cond119
for.end161:
  %cmp162 = icmp sgt i32 %count.0, 0
  br i1 %cmp162, label %lor.end166, label %lor.rhs164
lor.rhs164:
  br label %lor.end166
lor.end166:
  %46 = phi i1 [ true, %for.end161 ], [ %tobool102, %lor.rhs164 ]
  call void @__gsmack_assume(i1 noundef zeroext %46)
  br label %cleanup168
cleanup168:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %count.0, %lor.end166 ]
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
