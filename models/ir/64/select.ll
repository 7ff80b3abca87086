target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.fd_set = type { [16 x i64] }
%struct.timeval = type { i64, i64 }
%struct.files = type { %struct.fd_set, %struct.fd_set, %struct.fd_set }
%struct.timespec = type { i64, i64 }
%struct.__sigset_t = type { [16 x i64] }
@.str = private unnamed_addr constant [45 x i8] c"select, with more than 32 pipes and eventfds\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"file\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"pselect with a set of signals\00", align 1
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
  br label %for.cond.i61
for.cond.i61:
  %i.0.i59 = phi i32 [ 0, %copy.exit ], [ %inc.i78, %if.end.i77 ]
  %cmp.i60 = icmp slt i32 %i.0.i59, 16
  br i1 %cmp.i60, label %for.body.i66, label %copy.exit79
for.body.i66:
  %fds_bits.i62 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %idxprom.i63 = sext i32 %i.0.i59 to i64
  %arrayidx.i64 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i62, i64 0, i64 %idxprom.i63
  store i64 0, i64* %arrayidx.i64, align 8
  %tobool.i65 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i65, label %land.lhs.true.i69, label %if.end.i77
land.lhs.true.i69:
  %mul.i67 = mul nsw i32 %i.0.i59, 64
  %cmp1.i68 = icmp slt i32 %mul.i67, %n
  br i1 %cmp1.i68, label %land.lhs.true2.i73, label %if.end.i77
land.lhs.true2.i73:
  %fds_bits3.i70 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx5.i71 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits3.i70, i64 0, i64 %idxprom.i63
  %5 = load i64, i64* %arrayidx5.i71, align 8
  %cmp6.i72 = icmp ne i64 %5, 0
  br i1 %cmp6.i72, label %if.then.i76, label %if.end.i77
if.then.i76:
  %call.i74 = call i64 @__gsmack_nondet_long()
  store i64 %call.i74, i64* %arrayidx.i64, align 8
  %6 = load i64, i64* %arrayidx5.i71, align 8
  %cmp16.i75 = icmp eq i64 %call.i74, %6
  call void @__gsmack_assume(i1 noundef zeroext %cmp16.i75)
  br label %if.end.i77
if.end.i77:
  %inc.i78 = add nsw i32 %i.0.i59, 1
  br label %for.cond.i61
copy.exit79:
  %except3 = getelementptr inbounds %struct.files, %struct.files* %asked, i32 0, i32 2
  br label %for.cond.i82
for.cond.i82:
  %i.0.i80 = phi i32 [ 0, %copy.exit79 ], [ %inc.i99, %if.end.i98 ]
  %cmp.i81 = icmp slt i32 %i.0.i80, 16
  br i1 %cmp.i81, label %for.body.i87, label %copy.exit100
for.body.i87:
  %fds_bits.i83 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except3, i32 0, i32 0
  %idxprom.i84 = sext i32 %i.0.i80 to i64
  %arrayidx.i85 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i83, i64 0, i64 %idxprom.i84
  store i64 0, i64* %arrayidx.i85, align 8
  %tobool.i86 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i86, label %land.lhs.true.i90, label %if.end.i98
land.lhs.true.i90:
  %mul.i88 = mul nsw i32 %i.0.i80, 64
  %cmp1.i89 = icmp slt i32 %mul.i88, %n
  br i1 %cmp1.i89, label %land.lhs.true2.i94, label %if.end.i98
land.lhs.true2.i94:
  %fds_bits3.i91 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx5.i92 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits3.i91, i64 0, i64 %idxprom.i84
  %7 = load i64, i64* %arrayidx5.i92, align 8
  %cmp6.i93 = icmp ne i64 %7, 0
  br i1 %cmp6.i93, label %if.then.i97, label %if.end.i98
if.then.i97:
  %call.i95 = call i64 @__gsmack_nondet_long()
  store i64 %call.i95, i64* %arrayidx.i85, align 8
  %8 = load i64, i64* %arrayidx5.i92, align 8
  %cmp16.i96 = icmp eq i64 %call.i95, %8
  call void @__gsmack_assume(i1 noundef zeroext %cmp16.i96)
  br label %if.end.i98
if.end.i98:
  %inc.i99 = add nsw i32 %i.0.i80, 1
  br label %for.cond.i82
copy.exit100:
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 %0, i64 384, i1 false)
  %tobool = icmp ne %struct.timeval* %time, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 0
  %9 = load i64, i64* %tv_sec, align 8
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 1
  %10 = load i64, i64* %tv_usec, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %9, i64 noundef %10)
  br label %if.end
if.end:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i101, label %wait_begins.exit
if.then.i101:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__model_known_count()
  %cmp = icmp sgt i64 %call, 32
  br i1 %cmp, label %if.then4, label %if.end5
if.then4:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str, i64 0, i64 0))
  br label %if.end5
if.end5:
  %call6 = call zeroext i1 @__gsmack_nondet_bool()
  %frombool = zext i1 %call6 to i8
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end5 ], [ %inc, %for.inc ]
  %ready.0 = phi i8 [ %frombool, %if.end5 ], [ %ready.2, %for.inc ]
  %conv = sext i32 %i.0 to i64
  %cmp7 = icmp slt i64 %conv, %call
  br i1 %cmp7, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call10 = call i32 @__model_known_file(i64 noundef %conv)
  %arrayidx = getelementptr inbounds [32 x i16], [32 x i16]* %first, i64 0, i64 %conv
  store i16 0, i16* %arrayidx, align 2
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %call10)
  br label %is_event.exit.i
is_event.exit.i:
  %11 = phi i1 [ false, %for.body ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %11, label %is_known.exit, label %lor.rhs.i
lor.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i, label %is_pipe.exit.i
land.rhs.i3.i:
  %call.i2.i = call zeroext i1 @__model_is_pipe(i32 noundef %call10)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %12 = phi i1 [ false, %lor.rhs.i ], [ %call.i2.i, %land.rhs.i3.i ]
  br label %is_known.exit
is_known.exit:
  %13 = phi i1 [ true, %is_event.exit.i ], [ %12, %is_pipe.exit.i ]
  br i1 %13, label %if.end13, label %if.then12
if.then12:
  br label %cleanup
if.end13:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i104, label %is_event.exit.i105
land.rhs.i.i104:
  %call.i.i103 = call zeroext i1 @__model_is_event(i32 noundef %call10)
  br label %is_event.exit.i105
is_event.exit.i105:
  %14 = phi i1 [ false, %if.end13 ], [ %call.i.i103, %land.rhs.i.i104 ]
  br i1 %14, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call1.i = call signext i16 @__model_event_state(i32 noundef %call10)
  %conv.i = sext i16 %call1.i to i32
  br label %state_of.exit
cond.false.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i, label %is_pipe.exit.i106
land.rhs.i5.i:
  %call.i4.i = call zeroext i1 @__model_is_pipe(i32 noundef %call10)
  br label %is_pipe.exit.i106
is_pipe.exit.i106:
  %15 = phi i1 [ false, %cond.false.i ], [ %call.i4.i, %land.rhs.i5.i ]
  br i1 %15, label %cond.true4.i, label %cond.false7.i
cond.true4.i:
  %call5.i = call signext i16 @__model_pipe_state(i32 noundef %call10)
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
  %div = sdiv i32 %call10, 64
  %idxprom18 = sext i32 %div to i64
  %arrayidx19 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits, i64 0, i64 %idxprom18
  %16 = load i64, i64* %arrayidx19, align 8
  %rem = srem i32 %call10, 64
  %sh_prom = zext i32 %rem to i64
  %shl = shl i64 1, %sh_prom
  %and = and i64 %16, %shl
  %cmp20 = icmp ne i64 %and, 0
  br i1 %cmp20, label %land.lhs.true, label %lor.lhs.false
land.lhs.true:
  %conv.i107 = sext i16 %conv10.i to i32
  %rem.i = srem i32 %conv.i107, 2
  %div11.i = sdiv i32 %conv.i107, 8
  %mul12.i = mul nsw i32 %div11.i, 8
  %add13.i = add nsw i32 %rem.i, %mul12.i
  %conv14.i = trunc i32 %add13.i to i16
  %conv25 = sext i16 %conv14.i to i32
  %cmp26 = icmp ne i32 %conv25, 0
  br i1 %cmp26, label %if.then46, label %lor.lhs.false
lor.lhs.false:
  %fds_bits29 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %arrayidx32 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits29, i64 0, i64 %idxprom18
  %17 = load i64, i64* %arrayidx32, align 8
  %and36 = and i64 %17, %shl
  %cmp37 = icmp ne i64 %and36, 0
  br i1 %cmp37, label %land.lhs.true39, label %if.end47
land.lhs.true39:
  %18 = load i16, i16* %arrayidx, align 2
  %conv5.i = sext i16 %18 to i32
  %div.i = sdiv i32 %conv5.i, 4
  %rem6.i = srem i32 %div.i, 2
  %mul.i117 = mul nsw i32 %rem6.i, 4
  %div11.i121 = sdiv i32 %conv5.i, 8
  %mul12.i122 = mul nsw i32 %div11.i121, 8
  %add13.i123 = add nsw i32 %mul.i117, %mul12.i122
  %conv14.i124 = trunc i32 %add13.i123 to i16
  %conv43 = sext i16 %conv14.i124 to i32
  %cmp44 = icmp ne i32 %conv43, 0
  br i1 %cmp44, label %if.then46, label %if.end47
if.then46:
  br label %if.end47
if.end47:
  %ready.1 = phi i8 [ 1, %if.then46 ], [ %ready.0, %land.lhs.true39 ], [ %ready.0, %lor.lhs.false ]
  %neg = xor i64 %shl, -1
  %in51 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 0
  %fds_bits52 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in51, i32 0, i32 0
  %arrayidx55 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits52, i64 0, i64 %idxprom18
  %19 = load i64, i64* %arrayidx55, align 8
  %and56 = and i64 %19, %neg
  store i64 %and56, i64* %arrayidx55, align 8
  %out61 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  %fds_bits62 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out61, i32 0, i32 0
  %arrayidx65 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits62, i64 0, i64 %idxprom18
  %20 = load i64, i64* %arrayidx65, align 8
  %and66 = and i64 %20, %neg
  store i64 %and66, i64* %arrayidx65, align 8
  %except71 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  %fds_bits72 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except71, i32 0, i32 0
  %arrayidx75 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits72, i64 0, i64 %idxprom18
  %21 = load i64, i64* %arrayidx75, align 8
  %and76 = and i64 %21, %neg
  store i64 %and76, i64* %arrayidx75, align 8
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end47 ], [ 4, %if.then12 ]
  %ready.2 = phi i8 [ %ready.1, %if.end47 ], [ %ready.0, %if.then12 ]
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
  %in78 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 0
  br label %for.cond.i127
for.cond.i127:
  %all.0.i = phi i64 [ 0, %for.end ], [ %or.i, %for.body.i131 ]
  %i.0.i125 = phi i32 [ 0, %for.end ], [ %inc.i132, %for.body.i131 ]
  %cmp.i126 = icmp slt i32 %i.0.i125, 16
  br i1 %cmp.i126, label %for.body.i131, label %is_empty.exit
for.body.i131:
  %fds_bits.i128 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in78, i32 0, i32 0
  %idxprom.i129 = sext i32 %i.0.i125 to i64
  %arrayidx.i130 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i128, i64 0, i64 %idxprom.i129
  %22 = load i64, i64* %arrayidx.i130, align 8
  %or.i = or i64 %all.0.i, %22
  %inc.i132 = add nsw i32 %i.0.i125, 1
  br label %for.cond.i127
is_empty.exit:
  %cmp1.i133 = icmp eq i64 %all.0.i, 0
  br i1 %cmp1.i133, label %lor.lhs.false80, label %if.then86
lor.lhs.false80:
  %out81 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i137
for.cond.i137:
  %all.0.i134 = phi i64 [ 0, %lor.lhs.false80 ], [ %or.i141, %for.body.i142 ]
  %i.0.i135 = phi i32 [ 0, %lor.lhs.false80 ], [ %inc.i143, %for.body.i142 ]
  %cmp.i136 = icmp slt i32 %i.0.i135, 16
  br i1 %cmp.i136, label %for.body.i142, label %is_empty.exit145
for.body.i142:
  %fds_bits.i138 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out81, i32 0, i32 0
  %idxprom.i139 = sext i32 %i.0.i135 to i64
  %arrayidx.i140 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i138, i64 0, i64 %idxprom.i139
  %23 = load i64, i64* %arrayidx.i140, align 8
  %or.i141 = or i64 %all.0.i134, %23
  %inc.i143 = add nsw i32 %i.0.i135, 1
  br label %for.cond.i137
is_empty.exit145:
  %cmp1.i144 = icmp eq i64 %all.0.i134, 0
  br i1 %cmp1.i144, label %lor.lhs.false83, label %if.then86
lor.lhs.false83:
  %except84 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i149
for.cond.i149:
  %all.0.i146 = phi i64 [ 0, %lor.lhs.false83 ], [ %or.i153, %for.body.i154 ]
  %i.0.i147 = phi i32 [ 0, %lor.lhs.false83 ], [ %inc.i155, %for.body.i154 ]
  %cmp.i148 = icmp slt i32 %i.0.i147, 16
  br i1 %cmp.i148, label %for.body.i154, label %is_empty.exit157
for.body.i154:
  %fds_bits.i150 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except84, i32 0, i32 0
  %idxprom.i151 = sext i32 %i.0.i147 to i64
  %arrayidx.i152 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i150, i64 0, i64 %idxprom.i151
  %24 = load i64, i64* %arrayidx.i152, align 8
  %or.i153 = or i64 %all.0.i146, %24
  %inc.i155 = add nsw i32 %i.0.i147, 1
  br label %for.cond.i149
is_empty.exit157:
  %cmp1.i156 = icmp eq i64 %all.0.i146, 0
  br i1 %cmp1.i156, label %if.end87, label %if.then86
if.then86:
  br label %if.end87
if.end87:
  %ready.3 = phi i8 [ %ready.0, %is_empty.exit157 ], [ 1, %if.then86 ]
  %tobool88 = trunc i8 %ready.3 to i1
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i158, label %cancelled_instead.exit
land.lhs.true.i158:
  br i1 %tobool88, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i159 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i159, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i160 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %25 = phi i1 [ false, %lor.lhs.false.i ], [ false, %if.end87 ], [ %call1.i160, %land.rhs.i ]
  br i1 %25, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i162, label %interrupted.exit
land.lhs.true.i162:
  %call.i161 = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br i1 %call.i161, label %land.rhs.i164, label %interrupted.exit
land.rhs.i164:
  %call1.i163 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %26 = phi i1 [ false, %land.lhs.true.i162 ], [ false, %land.rhs ], [ %call1.i163, %land.rhs.i164 ]
  br label %land.end
land.end:
  %27 = phi i1 [ false, %cancelled_instead.exit ], [ %26, %interrupted.exit ]
  br i1 %tobool88, label %lor.end, label %lor.lhs.false97
lor.lhs.false97:
  br i1 %25, label %lor.end, label %lor.lhs.false100
lor.lhs.false100:
  br i1 %27, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %28 = phi i1 [ true, %lor.lhs.false100 ], [ true, %lor.lhs.false97 ], [ true, %land.end ], [ %tobool, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %28, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i166, label %act_if.exit
land.lhs.true.i166:
  br i1 %25, label %if.then.i167, label %act_if.exit
if.then.i167:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br i1 %tobool, label %if.then106, label %if.end111
if.then106:
  %call107 = call i64 @__gsmack_nondet_long()
  %tv_sec108 = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 0
  store i64 %call107, i64* %tv_sec108, align 8
  %call109 = call i64 @__gsmack_nondet_long()
  %tv_usec110 = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 1
  store i64 %call109, i64* %tv_usec110, align 8
  br label %if.end111
if.end111:
  br i1 %27, label %if.then113, label %if.end115
if.then113:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i170, label %fails_with.exit
if.then.i170:
  %call.i169 = call i32* @__errno_location()
  store i32 4, i32* %call.i169, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup173
if.end115:
  br label %for.cond.i174
for.cond.i174:
  %i.0.i172 = phi i32 [ 0, %if.end115 ], [ %inc.i182, %for.body.i181 ]
  %tobool.i173 = icmp ne %struct.fd_set* %in, null
  br i1 %tobool.i173, label %land.rhs.i176, label %land.end.i
land.rhs.i176:
  %cmp.i175 = icmp slt i32 %i.0.i172, 16
  br label %land.end.i
land.end.i:
  %29 = phi i1 [ false, %for.cond.i174 ], [ %cmp.i175, %land.rhs.i176 ]
  br i1 %29, label %for.body.i181, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br i1 %tobool.i173, label %lor.lhs.false.i183, label %if.then.i184
for.body.i181:
  %fds_bits.i177 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in78, i32 0, i32 0
  %idxprom.i178 = sext i32 %i.0.i172 to i64
  %arrayidx.i179 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i177, i64 0, i64 %idxprom.i178
  %30 = load i64, i64* %arrayidx.i179, align 8
  %call.i180 = call i64 @__gsmack_nondet_long()
  %and.i = and i64 %30, %call.i180
  %fds_bits1.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx3.i = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i, i64 0, i64 %idxprom.i178
  store i64 %and.i, i64* %arrayidx3.i, align 8
  %inc.i182 = add nsw i32 %i.0.i172, 1
  br label %for.cond.i174
lor.lhs.false.i183:
  br label %for.cond.i.i
for.cond.i.i:
  %all.0.i.i = phi i64 [ 0, %lor.lhs.false.i183 ], [ %or.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ 0, %lor.lhs.false.i183 ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i.i = icmp slt i32 %i.0.i.i, 16
  br i1 %cmp.i.i, label %for.body.i.i, label %is_empty.exit.i
for.body.i.i:
  %fds_bits.i.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %idxprom.i.i = sext i32 %i.0.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i.i, i64 0, i64 %idxprom.i.i
  %31 = load i64, i64* %arrayidx.i.i, align 8
  %or.i.i = or i64 %all.0.i.i, %31
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
is_empty.exit.i:
  %cmp1.i.i = icmp eq i64 %all.0.i.i, 0
  br i1 %cmp1.i.i, label %if.then.i184, label %if.end.i185
if.then.i184:
  br label %some_of.exit
if.end.i185:
  %call6.i = call i32 @__gsmack_nondet_int()
  %cmp7.i = icmp sgt i32 %call6.i, 0
  br i1 %cmp7.i, label %land.rhs8.i, label %land.end10.i
land.rhs8.i:
  %cmp9.i = icmp sle i32 %call6.i, %n
  br label %land.end10.i
land.end10.i:
  %32 = phi i1 [ false, %if.end.i185 ], [ %cmp9.i, %land.rhs8.i ]
  call void @__gsmack_assume(i1 noundef zeroext %32)
  br label %some_of.exit
some_of.exit:
  %retval.0.i = phi i32 [ 0, %if.then.i184 ], [ %call6.i, %land.end10.i ]
  %out118 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i188
for.cond.i188:
  %i.0.i186 = phi i32 [ 0, %some_of.exit ], [ %inc.i201, %for.body.i200 ]
  %tobool.i187 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i187, label %land.rhs.i190, label %land.end.i191
land.rhs.i190:
  %cmp.i189 = icmp slt i32 %i.0.i186, 16
  br label %land.end.i191
land.end.i191:
  %33 = phi i1 [ false, %for.cond.i188 ], [ %cmp.i189, %land.rhs.i190 ]
  br i1 %33, label %for.body.i200, label %for.cond.cleanup.i192
for.cond.cleanup.i192:
  br i1 %tobool.i187, label %lor.lhs.false.i202, label %if.then.i215
for.body.i200:
  %fds_bits.i193 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out118, i32 0, i32 0
  %idxprom.i194 = sext i32 %i.0.i186 to i64
  %arrayidx.i195 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i193, i64 0, i64 %idxprom.i194
  %34 = load i64, i64* %arrayidx.i195, align 8
  %call.i196 = call i64 @__gsmack_nondet_long()
  %and.i197 = and i64 %34, %call.i196
  %fds_bits1.i198 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx3.i199 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i198, i64 0, i64 %idxprom.i194
  store i64 %and.i197, i64* %arrayidx3.i199, align 8
  %inc.i201 = add nsw i32 %i.0.i186, 1
  br label %for.cond.i188
lor.lhs.false.i202:
  br label %for.cond.i.i206
for.cond.i.i206:
  %all.0.i.i203 = phi i64 [ 0, %lor.lhs.false.i202 ], [ %or.i.i210, %for.body.i.i212 ]
  %i.0.i.i204 = phi i32 [ 0, %lor.lhs.false.i202 ], [ %inc.i.i211, %for.body.i.i212 ]
  %cmp.i.i205 = icmp slt i32 %i.0.i.i204, 16
  br i1 %cmp.i.i205, label %for.body.i.i212, label %is_empty.exit.i214
for.body.i.i212:
  %fds_bits.i.i207 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %idxprom.i.i208 = sext i32 %i.0.i.i204 to i64
  %arrayidx.i.i209 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i.i207, i64 0, i64 %idxprom.i.i208
  %35 = load i64, i64* %arrayidx.i.i209, align 8
  %or.i.i210 = or i64 %all.0.i.i203, %35
  %inc.i.i211 = add nsw i32 %i.0.i.i204, 1
  br label %for.cond.i.i206
is_empty.exit.i214:
  %cmp1.i.i213 = icmp eq i64 %all.0.i.i203, 0
  br i1 %cmp1.i.i213, label %if.then.i215, label %if.end.i218
if.then.i215:
  br label %some_of.exit223
if.end.i218:
  %call6.i216 = call i32 @__gsmack_nondet_int()
  %cmp7.i217 = icmp sgt i32 %call6.i216, 0
  br i1 %cmp7.i217, label %land.rhs8.i220, label %land.end10.i221
land.rhs8.i220:
  %cmp9.i219 = icmp sle i32 %call6.i216, %n
  br label %land.end10.i221
land.end10.i221:
  %36 = phi i1 [ false, %if.end.i218 ], [ %cmp9.i219, %land.rhs8.i220 ]
  call void @__gsmack_assume(i1 noundef zeroext %36)
  br label %some_of.exit223
some_of.exit223:
  %retval.0.i222 = phi i32 [ 0, %if.then.i215 ], [ %call6.i216, %land.end10.i221 ]
  %add = add nsw i32 %retval.0.i, %retval.0.i222
  %except120 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i226
for.cond.i226:
  %i.0.i224 = phi i32 [ 0, %some_of.exit223 ], [ %inc.i239, %for.body.i238 ]
  %tobool.i225 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i225, label %land.rhs.i228, label %land.end.i229
land.rhs.i228:
  %cmp.i227 = icmp slt i32 %i.0.i224, 16
  br label %land.end.i229
land.end.i229:
  %37 = phi i1 [ false, %for.cond.i226 ], [ %cmp.i227, %land.rhs.i228 ]
  br i1 %37, label %for.body.i238, label %for.cond.cleanup.i230
for.cond.cleanup.i230:
  br i1 %tobool.i225, label %lor.lhs.false.i240, label %if.then.i253
for.body.i238:
  %fds_bits.i231 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except120, i32 0, i32 0
  %idxprom.i232 = sext i32 %i.0.i224 to i64
  %arrayidx.i233 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i231, i64 0, i64 %idxprom.i232
  %38 = load i64, i64* %arrayidx.i233, align 8
  %call.i234 = call i64 @__gsmack_nondet_long()
  %and.i235 = and i64 %38, %call.i234
  %fds_bits1.i236 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx3.i237 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i236, i64 0, i64 %idxprom.i232
  store i64 %and.i235, i64* %arrayidx3.i237, align 8
  %inc.i239 = add nsw i32 %i.0.i224, 1
  br label %for.cond.i226
lor.lhs.false.i240:
  br label %for.cond.i.i244
for.cond.i.i244:
  %all.0.i.i241 = phi i64 [ 0, %lor.lhs.false.i240 ], [ %or.i.i248, %for.body.i.i250 ]
  %i.0.i.i242 = phi i32 [ 0, %lor.lhs.false.i240 ], [ %inc.i.i249, %for.body.i.i250 ]
  %cmp.i.i243 = icmp slt i32 %i.0.i.i242, 16
  br i1 %cmp.i.i243, label %for.body.i.i250, label %is_empty.exit.i252
for.body.i.i250:
  %fds_bits.i.i245 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %idxprom.i.i246 = sext i32 %i.0.i.i242 to i64
  %arrayidx.i.i247 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i.i245, i64 0, i64 %idxprom.i.i246
  %39 = load i64, i64* %arrayidx.i.i247, align 8
  %or.i.i248 = or i64 %all.0.i.i241, %39
  %inc.i.i249 = add nsw i32 %i.0.i.i242, 1
  br label %for.cond.i.i244
is_empty.exit.i252:
  %cmp1.i.i251 = icmp eq i64 %all.0.i.i241, 0
  br i1 %cmp1.i.i251, label %if.then.i253, label %if.end.i256
if.then.i253:
  br label %some_of.exit261
if.end.i256:
  %call6.i254 = call i32 @__gsmack_nondet_int()
  %cmp7.i255 = icmp sgt i32 %call6.i254, 0
  br i1 %cmp7.i255, label %land.rhs8.i258, label %land.end10.i259
land.rhs8.i258:
  %cmp9.i257 = icmp sle i32 %call6.i254, %n
  br label %land.end10.i259
land.end10.i259:
  %40 = phi i1 [ false, %if.end.i256 ], [ %cmp9.i257, %land.rhs8.i258 ]
  call void @__gsmack_assume(i1 noundef zeroext %40)
  br label %some_of.exit261
some_of.exit261:
  %retval.0.i260 = phi i32 [ 0, %if.then.i253 ], [ %call6.i254, %land.end10.i259 ]
  %add122 = add nsw i32 %add, %retval.0.i260
  br label %for.cond124
for.cond124:
  %count.0 = phi i32 [ %add122, %some_of.exit261 ], [ %count.2, %for.inc163 ]
  %i123.0 = phi i32 [ 0, %some_of.exit261 ], [ %inc164, %for.inc163 ]
  %conv125 = sext i32 %i123.0 to i64
  %cmp126 = icmp slt i64 %conv125, %call
  br i1 %cmp126, label %for.body129, label %for.cond.cleanup128
for.cond.cleanup128:
  br label %for.end166
for.body129:
  %call132 = call i32 @__model_known_file(i64 noundef %conv125)
  call void @__gsmack_atomic_begin()
  %call133 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call133, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i263, label %is_event.exit.i264
land.rhs.i.i263:
  %call.i.i262 = call zeroext i1 @__model_is_event(i32 noundef %call132)
  br label %is_event.exit.i264
is_event.exit.i264:
  %41 = phi i1 [ false, %cond.true ], [ %call.i.i262, %land.rhs.i.i263 ]
  br i1 %41, label %cond.true.i267, label %cond.false.i268
cond.true.i267:
  %call1.i265 = call signext i16 @__model_event_state(i32 noundef %call132)
  %conv.i266 = sext i16 %call1.i265 to i32
  br label %state_of.exit280
cond.false.i268:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i270, label %is_pipe.exit.i271
land.rhs.i5.i270:
  %call.i4.i269 = call zeroext i1 @__model_is_pipe(i32 noundef %call132)
  br label %is_pipe.exit.i271
is_pipe.exit.i271:
  %42 = phi i1 [ false, %cond.false.i268 ], [ %call.i4.i269, %land.rhs.i5.i270 ]
  br i1 %42, label %cond.true4.i274, label %cond.false7.i275
cond.true4.i274:
  %call5.i272 = call signext i16 @__model_pipe_state(i32 noundef %call132)
  %conv6.i273 = sext i16 %call5.i272 to i32
  br label %cond.end.i277
cond.false7.i275:
  br label %cond.end.i277
cond.end.i277:
  %cond.i276 = phi i32 [ %conv6.i273, %cond.true4.i274 ], [ 0, %cond.false7.i275 ]
  br label %state_of.exit280
state_of.exit280:
  %cond9.i278 = phi i32 [ %conv.i266, %cond.true.i267 ], [ %cond.i276, %cond.end.i277 ]
  %conv10.i279 = trunc i32 %cond9.i278 to i16
  %conv136 = sext i16 %conv10.i279 to i32
  br label %cond.end
cond.false:
  %arrayidx138 = getelementptr inbounds [32 x i16], [32 x i16]* %first, i64 0, i64 %conv125
  %43 = load i16, i16* %arrayidx138, align 2
  %conv139 = sext i16 %43 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv136, %state_of.exit280 ], [ %conv139, %cond.false ]
  %conv140 = trunc i32 %cond to i16
  call void @__gsmack_atomic_end()
  br i1 %tobool.i173, label %land.lhs.true142, label %if.end151
land.lhs.true142:
  %conv.i281 = sext i16 %conv140 to i32
  %rem.i282 = srem i32 %conv.i281, 2
  %div11.i289 = sdiv i32 %conv.i281, 8
  %mul12.i290 = mul nsw i32 %div11.i289, 8
  %add13.i291 = add nsw i32 %rem.i282, %mul12.i290
  %conv14.i292 = trunc i32 %add13.i291 to i16
  %conv144 = sext i16 %conv14.i292 to i32
  %cmp145 = icmp ne i32 %conv144, 0
  br i1 %cmp145, label %if.then147, label %if.end151
if.then147:
  %fds_bits.i293 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in1, i32 0, i32 0
  %div.i294 = sdiv i32 %call132, 64
  %idxprom.i295 = sext i32 %div.i294 to i64
  %arrayidx.i296 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i293, i64 0, i64 %idxprom.i295
  %44 = load i64, i64* %arrayidx.i296, align 8
  %rem.i297 = srem i32 %call132, 64
  %sh_prom.i = zext i32 %rem.i297 to i64
  %shl.i = shl i64 1, %sh_prom.i
  %and.i298 = and i64 %44, %shl.i
  %cmp.i299 = icmp ne i64 %and.i298, 0
  br i1 %cmp.i299, label %lor.lhs.false.i302, label %if.then.i303
lor.lhs.false.i302:
  %fds_bits1.i300 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx4.i = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i300, i64 0, i64 %idxprom.i295
  %45 = load i64, i64* %arrayidx4.i, align 8
  %and8.i = and i64 %45, %shl.i
  %cmp9.i301 = icmp ne i64 %and8.i, 0
  br i1 %cmp9.i301, label %if.then.i303, label %if.end.i305
if.then.i303:
  br label %tell.exit
if.end.i305:
  %or.i304 = or i64 %45, %shl.i
  store i64 %or.i304, i64* %arrayidx4.i, align 8
  br label %tell.exit
tell.exit:
  %retval.0.i306 = phi i32 [ 0, %if.then.i303 ], [ 1, %if.end.i305 ]
  %add150 = add nsw i32 %count.0, %retval.0.i306
  br label %if.end151
if.end151:
  %count.1 = phi i32 [ %add150, %tell.exit ], [ %count.0, %land.lhs.true142 ], [ %count.0, %cond.end ]
  br i1 %tobool.i187, label %land.lhs.true153, label %if.end162
land.lhs.true153:
  %conv5.i310 = sext i16 %conv140 to i32
  %div.i311 = sdiv i32 %conv5.i310, 4
  %rem6.i312 = srem i32 %div.i311, 2
  %mul.i313 = mul nsw i32 %rem6.i312, 4
  %div11.i317 = sdiv i32 %conv5.i310, 8
  %mul12.i318 = mul nsw i32 %div11.i317, 8
  %add13.i319 = add nsw i32 %mul.i313, %mul12.i318
  %conv14.i320 = trunc i32 %add13.i319 to i16
  %conv155 = sext i16 %conv14.i320 to i32
  %cmp156 = icmp ne i32 %conv155, 0
  br i1 %cmp156, label %if.then158, label %if.end162
if.then158:
  %fds_bits.i321 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %div.i322 = sdiv i32 %call132, 64
  %idxprom.i323 = sext i32 %div.i322 to i64
  %arrayidx.i324 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits.i321, i64 0, i64 %idxprom.i323
  %46 = load i64, i64* %arrayidx.i324, align 8
  %rem.i325 = srem i32 %call132, 64
  %sh_prom.i326 = zext i32 %rem.i325 to i64
  %shl.i327 = shl i64 1, %sh_prom.i326
  %and.i328 = and i64 %46, %shl.i327
  %cmp.i329 = icmp ne i64 %and.i328, 0
  br i1 %cmp.i329, label %lor.lhs.false.i334, label %if.then.i335
lor.lhs.false.i334:
  %fds_bits1.i330 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx4.i331 = getelementptr inbounds [16 x i64], [16 x i64]* %fds_bits1.i330, i64 0, i64 %idxprom.i323
  %47 = load i64, i64* %arrayidx4.i331, align 8
  %and8.i332 = and i64 %47, %shl.i327
  %cmp9.i333 = icmp ne i64 %and8.i332, 0
  br i1 %cmp9.i333, label %if.then.i335, label %if.end.i337
if.then.i335:
  br label %tell.exit339
if.end.i337:
  %or.i336 = or i64 %47, %shl.i327
  store i64 %or.i336, i64* %arrayidx4.i331, align 8
  br label %tell.exit339
tell.exit339:
  %retval.0.i338 = phi i32 [ 0, %if.then.i335 ], [ 1, %if.end.i337 ]
  %add161 = add nsw i32 %count.1, %retval.0.i338
  br label %if.end162
if.end162:
  %count.2 = phi i32 [ %add161, %tell.exit339 ], [ %count.1, %land.lhs.true153 ], [ %count.1, %if.end151 ]
  br label %for.inc163
for.inc163:
  %inc164 = add nsw i32 %i123.0, 1
  br label %for.cond124
for.end166:
  %cmp167 = icmp sgt i32 %count.0, 0
  br i1 %cmp167, label %lor.end171, label %lor.rhs169
lor.rhs169:
  br label %lor.end171
lor.end171:
  %48 = phi i1 [ true, %for.end166 ], [ %tobool, %lor.rhs169 ]
  call void @__gsmack_assume(i1 noundef zeroext %48)
  br label %cleanup173
cleanup173:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %count.0, %lor.end171 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %2)
  call void @llvm.lifetime.end.p0i8(i64 384, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 384, i8* %0)
  ret i32 %retval.0
unreachable:
  unreachable
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)
declare dso_local void @__model_needs(i32 noundef, ...)
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
define dso_local i32 @pselect(i32 noundef %n, %struct.fd_set* noalias noundef %in, %struct.fd_set* noalias noundef %out, %struct.fd_set* noalias noundef %except, %struct.timespec* noalias noundef %time, %struct.__sigset_t* noalias noundef %mask) {
entry:
  %left = alloca %struct.timeval, align 8
  %tobool = icmp ne %struct.__sigset_t* %mask, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0))
  br label %if.end
if.end:
  %tobool1 = icmp ne %struct.timespec* %time, null
  br i1 %tobool1, label %if.end3, label %if.then2
if.then2:
  %call = call i32 @select(i32 noundef %n, %struct.fd_set* noundef %in, %struct.fd_set* noundef %out, %struct.fd_set* noundef %except, %struct.timeval* noundef null)
  br label %return
if.end3:
  %0 = bitcast %struct.timeval* %left to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0)
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %left, i32 0, i32 0
  %tv_sec4 = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %1 = load i64, i64* %tv_sec4, align 8
  store i64 %1, i64* %tv_sec, align 8
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %left, i32 0, i32 1
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %2 = load i64, i64* %tv_nsec, align 8
  %div = sdiv i64 %2, 1000
  store i64 %div, i64* %tv_usec, align 8
  %call5 = call i32 @select(i32 noundef %n, %struct.fd_set* noundef %in, %struct.fd_set* noundef %out, %struct.fd_set* noundef %except, %struct.timeval* noundef %left)
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %0)
  br label %return
return:
  %retval.0 = phi i32 [ %call5, %if.end3 ], [ %call, %if.then2 ]
  ret i32 %retval.0
}
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
