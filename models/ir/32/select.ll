target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.fd_set = type { [32 x i32] }
%struct.timeval = type { i32, i32 }
%struct.files = type { %struct.fd_set, %struct.fd_set, %struct.fd_set }
%struct.timespec = type { i32, i32 }
%struct.__sigset_t = type { [32 x i32] }
@.str = private unnamed_addr constant [45 x i8] c"select, with more than 32 pipes and eventfds\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"file\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"pselect with a set of signals\00", align 1
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
  br label %for.cond.i61
for.cond.i61:
  %i.0.i59 = phi i32 [ 0, %copy.exit ], [ %inc.i77, %if.end.i76 ]
  %cmp.i60 = icmp slt i32 %i.0.i59, 32
  br i1 %cmp.i60, label %for.body.i65, label %copy.exit78
for.body.i65:
  %fds_bits.i62 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %arrayidx.i63 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i62, i32 0, i32 %i.0.i59
  store i32 0, i32* %arrayidx.i63, align 4
  %tobool.i64 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i64, label %land.lhs.true.i68, label %if.end.i76
land.lhs.true.i68:
  %mul.i66 = mul nsw i32 %i.0.i59, 32
  %cmp1.i67 = icmp slt i32 %mul.i66, %n
  br i1 %cmp1.i67, label %land.lhs.true2.i72, label %if.end.i76
land.lhs.true2.i72:
  %fds_bits3.i69 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx4.i70 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits3.i69, i32 0, i32 %i.0.i59
  %5 = load i32, i32* %arrayidx4.i70, align 4
  %cmp5.i71 = icmp ne i32 %5, 0
  br i1 %cmp5.i71, label %if.then.i75, label %if.end.i76
if.then.i75:
  %call.i73 = call i32 @__gsmack_nondet_long()
  store i32 %call.i73, i32* %arrayidx.i63, align 4
  %6 = load i32, i32* %arrayidx4.i70, align 4
  %cmp12.i74 = icmp eq i32 %call.i73, %6
  call void @__gsmack_assume(i1 noundef zeroext %cmp12.i74)
  br label %if.end.i76
if.end.i76:
  %inc.i77 = add nsw i32 %i.0.i59, 1
  br label %for.cond.i61
copy.exit78:
  %except3 = getelementptr inbounds %struct.files, %struct.files* %asked, i32 0, i32 2
  br label %for.cond.i81
for.cond.i81:
  %i.0.i79 = phi i32 [ 0, %copy.exit78 ], [ %inc.i97, %if.end.i96 ]
  %cmp.i80 = icmp slt i32 %i.0.i79, 32
  br i1 %cmp.i80, label %for.body.i85, label %copy.exit98
for.body.i85:
  %fds_bits.i82 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except3, i32 0, i32 0
  %arrayidx.i83 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i82, i32 0, i32 %i.0.i79
  store i32 0, i32* %arrayidx.i83, align 4
  %tobool.i84 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i84, label %land.lhs.true.i88, label %if.end.i96
land.lhs.true.i88:
  %mul.i86 = mul nsw i32 %i.0.i79, 32
  %cmp1.i87 = icmp slt i32 %mul.i86, %n
  br i1 %cmp1.i87, label %land.lhs.true2.i92, label %if.end.i96
land.lhs.true2.i92:
  %fds_bits3.i89 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx4.i90 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits3.i89, i32 0, i32 %i.0.i79
  %7 = load i32, i32* %arrayidx4.i90, align 4
  %cmp5.i91 = icmp ne i32 %7, 0
  br i1 %cmp5.i91, label %if.then.i95, label %if.end.i96
if.then.i95:
  %call.i93 = call i32 @__gsmack_nondet_long()
  store i32 %call.i93, i32* %arrayidx.i83, align 4
  %8 = load i32, i32* %arrayidx4.i90, align 4
  %cmp12.i94 = icmp eq i32 %call.i93, %8
  call void @__gsmack_assume(i1 noundef zeroext %cmp12.i94)
  br label %if.end.i96
if.end.i96:
  %inc.i97 = add nsw i32 %i.0.i79, 1
  br label %for.cond.i81
copy.exit98:
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %1, i8* align 4 %0, i32 384, i1 false)
  %tobool = icmp ne %struct.timeval* %time, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 0
  %9 = load i32, i32* %tv_sec, align 4
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 1
  %10 = load i32, i32* %tv_usec, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %9, i32 noundef %10)
  br label %if.end
if.end:
  br i1 icmp ne (void ()* @__model_wait_begins, void ()* null), label %if.then.i99, label %wait_begins.exit
if.then.i99:
  call void @__model_wait_begins()
  br label %wait_begins.exit
wait_begins.exit:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__model_known_count()
  %cmp = icmp sgt i32 %call, 32
  br i1 %cmp, label %if.then4, label %if.end5
if.then4:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str, i32 0, i32 0))
  br label %if.end5
if.end5:
  %call6 = call zeroext i1 @__gsmack_nondet_bool()
  %frombool = zext i1 %call6 to i8
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end5 ], [ %inc, %for.inc ]
  %ready.0 = phi i8 [ %frombool, %if.end5 ], [ %ready.2, %for.inc ]
  %cmp7 = icmp slt i32 %i.0, %call
  br i1 %cmp7, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call8 = call i32 @__model_known_file(i32 noundef %i.0)
  %arrayidx = getelementptr inbounds [32 x i16], [32 x i16]* %first, i32 0, i32 %i.0
  store i16 0, i16* %arrayidx, align 2
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %call8)
  br label %is_event.exit.i
is_event.exit.i:
  %11 = phi i1 [ false, %for.body ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %11, label %is_known.exit, label %lor.rhs.i
lor.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i, label %is_pipe.exit.i
land.rhs.i3.i:
  %call.i2.i = call zeroext i1 @__model_is_pipe(i32 noundef %call8)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %12 = phi i1 [ false, %lor.rhs.i ], [ %call.i2.i, %land.rhs.i3.i ]
  br label %is_known.exit
is_known.exit:
  %13 = phi i1 [ true, %is_event.exit.i ], [ %12, %is_pipe.exit.i ]
  br i1 %13, label %if.end11, label %if.then10
if.then10:
  br label %cleanup
if.end11:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i102, label %is_event.exit.i103
land.rhs.i.i102:
  %call.i.i101 = call zeroext i1 @__model_is_event(i32 noundef %call8)
  br label %is_event.exit.i103
is_event.exit.i103:
  %14 = phi i1 [ false, %if.end11 ], [ %call.i.i101, %land.rhs.i.i102 ]
  br i1 %14, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call1.i = call signext i16 @__model_event_state(i32 noundef %call8)
  %conv.i = sext i16 %call1.i to i32
  br label %state_of.exit
cond.false.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i, label %is_pipe.exit.i104
land.rhs.i5.i:
  %call.i4.i = call zeroext i1 @__model_is_pipe(i32 noundef %call8)
  br label %is_pipe.exit.i104
is_pipe.exit.i104:
  %15 = phi i1 [ false, %cond.false.i ], [ %call.i4.i, %land.rhs.i5.i ]
  br i1 %15, label %cond.true4.i, label %cond.false7.i
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
  %div = sdiv i32 %call8, 32
  %arrayidx15 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits, i32 0, i32 %div
  %16 = load i32, i32* %arrayidx15, align 4
  %rem = srem i32 %call8, 32
  %shl = shl i32 1, %rem
  %and = and i32 %16, %shl
  %cmp16 = icmp ne i32 %and, 0
  br i1 %cmp16, label %land.lhs.true, label %lor.lhs.false
land.lhs.true:
  %conv.i105 = sext i16 %conv10.i to i32
  %rem.i = srem i32 %conv.i105, 2
  %div11.i = sdiv i32 %conv.i105, 8
  %mul12.i = mul nsw i32 %div11.i, 8
  %add13.i = add nsw i32 %rem.i, %mul12.i
  %conv14.i = trunc i32 %add13.i to i16
  %conv = sext i16 %conv14.i to i32
  %cmp19 = icmp ne i32 %conv, 0
  br i1 %cmp19, label %if.then36, label %lor.lhs.false
lor.lhs.false:
  %fds_bits22 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %arrayidx24 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits22, i32 0, i32 %div
  %17 = load i32, i32* %arrayidx24, align 4
  %and27 = and i32 %17, %shl
  %cmp28 = icmp ne i32 %and27, 0
  br i1 %cmp28, label %land.lhs.true30, label %if.end37
land.lhs.true30:
  %18 = load i16, i16* %arrayidx, align 2
  %conv5.i = sext i16 %18 to i32
  %div.i = sdiv i32 %conv5.i, 4
  %rem6.i = srem i32 %div.i, 2
  %mul.i115 = mul nsw i32 %rem6.i, 4
  %div11.i119 = sdiv i32 %conv5.i, 8
  %mul12.i120 = mul nsw i32 %div11.i119, 8
  %add13.i121 = add nsw i32 %mul.i115, %mul12.i120
  %conv14.i122 = trunc i32 %add13.i121 to i16
  %conv33 = sext i16 %conv14.i122 to i32
  %cmp34 = icmp ne i32 %conv33, 0
  br i1 %cmp34, label %if.then36, label %if.end37
if.then36:
  br label %if.end37
if.end37:
  %ready.1 = phi i8 [ 1, %if.then36 ], [ %ready.0, %land.lhs.true30 ], [ %ready.0, %lor.lhs.false ]
  %neg = xor i32 %shl, -1
  %in40 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 0
  %fds_bits41 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in40, i32 0, i32 0
  %arrayidx43 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits41, i32 0, i32 %div
  %19 = load i32, i32* %arrayidx43, align 4
  %and44 = and i32 %19, %neg
  store i32 %and44, i32* %arrayidx43, align 4
  %out48 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  %fds_bits49 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out48, i32 0, i32 0
  %arrayidx51 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits49, i32 0, i32 %div
  %20 = load i32, i32* %arrayidx51, align 4
  %and52 = and i32 %20, %neg
  store i32 %and52, i32* %arrayidx51, align 4
  %except56 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  %fds_bits57 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except56, i32 0, i32 0
  %arrayidx59 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits57, i32 0, i32 %div
  %21 = load i32, i32* %arrayidx59, align 4
  %and60 = and i32 %21, %neg
  store i32 %and60, i32* %arrayidx59, align 4
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end37 ], [ 4, %if.then10 ]
  %ready.2 = phi i8 [ %ready.1, %if.end37 ], [ %ready.0, %if.then10 ]
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
  %in62 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 0
  br label %for.cond.i125
for.cond.i125:
  %all.0.i = phi i32 [ 0, %for.end ], [ %or.i, %for.body.i128 ]
  %i.0.i123 = phi i32 [ 0, %for.end ], [ %inc.i129, %for.body.i128 ]
  %cmp.i124 = icmp slt i32 %i.0.i123, 32
  br i1 %cmp.i124, label %for.body.i128, label %is_empty.exit
for.body.i128:
  %fds_bits.i126 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in62, i32 0, i32 0
  %arrayidx.i127 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i126, i32 0, i32 %i.0.i123
  %22 = load i32, i32* %arrayidx.i127, align 4
  %or.i = or i32 %all.0.i, %22
  %inc.i129 = add nsw i32 %i.0.i123, 1
  br label %for.cond.i125
is_empty.exit:
  %cmp1.i130 = icmp eq i32 %all.0.i, 0
  br i1 %cmp1.i130, label %lor.lhs.false64, label %if.then70
lor.lhs.false64:
  %out65 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i134
for.cond.i134:
  %all.0.i131 = phi i32 [ 0, %lor.lhs.false64 ], [ %or.i137, %for.body.i138 ]
  %i.0.i132 = phi i32 [ 0, %lor.lhs.false64 ], [ %inc.i139, %for.body.i138 ]
  %cmp.i133 = icmp slt i32 %i.0.i132, 32
  br i1 %cmp.i133, label %for.body.i138, label %is_empty.exit141
for.body.i138:
  %fds_bits.i135 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out65, i32 0, i32 0
  %arrayidx.i136 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i135, i32 0, i32 %i.0.i132
  %23 = load i32, i32* %arrayidx.i136, align 4
  %or.i137 = or i32 %all.0.i131, %23
  %inc.i139 = add nsw i32 %i.0.i132, 1
  br label %for.cond.i134
is_empty.exit141:
  %cmp1.i140 = icmp eq i32 %all.0.i131, 0
  br i1 %cmp1.i140, label %lor.lhs.false67, label %if.then70
lor.lhs.false67:
  %except68 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i145
for.cond.i145:
  %all.0.i142 = phi i32 [ 0, %lor.lhs.false67 ], [ %or.i148, %for.body.i149 ]
  %i.0.i143 = phi i32 [ 0, %lor.lhs.false67 ], [ %inc.i150, %for.body.i149 ]
  %cmp.i144 = icmp slt i32 %i.0.i143, 32
  br i1 %cmp.i144, label %for.body.i149, label %is_empty.exit152
for.body.i149:
  %fds_bits.i146 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except68, i32 0, i32 0
  %arrayidx.i147 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i146, i32 0, i32 %i.0.i143
  %24 = load i32, i32* %arrayidx.i147, align 4
  %or.i148 = or i32 %all.0.i142, %24
  %inc.i150 = add nsw i32 %i.0.i143, 1
  br label %for.cond.i145
is_empty.exit152:
  %cmp1.i151 = icmp eq i32 %all.0.i142, 0
  br i1 %cmp1.i151, label %if.end71, label %if.then70
if.then70:
  br label %if.end71
if.end71:
  %ready.3 = phi i8 [ %ready.0, %is_empty.exit152 ], [ 1, %if.then70 ]
  %tobool72 = trunc i8 %ready.3 to i1
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i153, label %cancelled_instead.exit
land.lhs.true.i153:
  br i1 %tobool72, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i154 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i154, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i155 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %25 = phi i1 [ false, %lor.lhs.false.i ], [ false, %if.end71 ], [ %call1.i155, %land.rhs.i ]
  br i1 %25, label %land.end, label %land.rhs
land.rhs:
  br i1 icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null), label %land.lhs.true.i157, label %interrupted.exit
land.lhs.true.i157:
  %call.i156 = call zeroext i1 @__model_interrupts(i1 noundef zeroext false)
  br i1 %call.i156, label %land.rhs.i159, label %interrupted.exit
land.rhs.i159:
  %call1.i158 = call zeroext i1 @__gsmack_nondet_bool()
  br label %interrupted.exit
interrupted.exit:
  %26 = phi i1 [ false, %land.lhs.true.i157 ], [ false, %land.rhs ], [ %call1.i158, %land.rhs.i159 ]
  br label %land.end
land.end:
  %27 = phi i1 [ false, %cancelled_instead.exit ], [ %26, %interrupted.exit ]
  br i1 %tobool72, label %lor.end, label %lor.lhs.false81
lor.lhs.false81:
  br i1 %25, label %lor.end, label %lor.lhs.false84
lor.lhs.false84:
  br i1 %27, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %28 = phi i1 [ true, %lor.lhs.false84 ], [ true, %lor.lhs.false81 ], [ true, %land.end ], [ %tobool, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %28, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i161, label %act_if.exit
land.lhs.true.i161:
  br i1 %25, label %if.then.i162, label %act_if.exit
if.then.i162:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  br i1 %tobool, label %if.then90, label %if.end95
if.then90:
  %call91 = call i32 @__gsmack_nondet_long()
  %tv_sec92 = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 0
  store i32 %call91, i32* %tv_sec92, align 4
  %call93 = call i32 @__gsmack_nondet_long()
  %tv_usec94 = getelementptr inbounds %struct.timeval, %struct.timeval* %time, i32 0, i32 1
  store i32 %call93, i32* %tv_usec94, align 4
  br label %if.end95
if.end95:
  br i1 %27, label %if.then97, label %if.end99
if.then97:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i165, label %fails_with.exit
if.then.i165:
  %call.i164 = call i32* @__errno_location()
  store i32 4, i32* %call.i164, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup154
if.end99:
  br label %for.cond.i169
for.cond.i169:
  %i.0.i167 = phi i32 [ 0, %if.end99 ], [ %inc.i176, %for.body.i175 ]
  %tobool.i168 = icmp ne %struct.fd_set* %in, null
  br i1 %tobool.i168, label %land.rhs.i171, label %land.end.i
land.rhs.i171:
  %cmp.i170 = icmp slt i32 %i.0.i167, 32
  br label %land.end.i
land.end.i:
  %29 = phi i1 [ false, %for.cond.i169 ], [ %cmp.i170, %land.rhs.i171 ]
  br i1 %29, label %for.body.i175, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br i1 %tobool.i168, label %lor.lhs.false.i177, label %if.then.i178
for.body.i175:
  %fds_bits.i172 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in62, i32 0, i32 0
  %arrayidx.i173 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i172, i32 0, i32 %i.0.i167
  %30 = load i32, i32* %arrayidx.i173, align 4
  %call.i174 = call i32 @__gsmack_nondet_long()
  %and.i = and i32 %30, %call.i174
  %fds_bits1.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx2.i = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i, i32 0, i32 %i.0.i167
  store i32 %and.i, i32* %arrayidx2.i, align 4
  %inc.i176 = add nsw i32 %i.0.i167, 1
  br label %for.cond.i169
lor.lhs.false.i177:
  br label %for.cond.i.i
for.cond.i.i:
  %all.0.i.i = phi i32 [ 0, %lor.lhs.false.i177 ], [ %or.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ 0, %lor.lhs.false.i177 ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i.i = icmp slt i32 %i.0.i.i, 32
  br i1 %cmp.i.i, label %for.body.i.i, label %is_empty.exit.i
for.body.i.i:
  %fds_bits.i.i = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx.i.i = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i.i, i32 0, i32 %i.0.i.i
  %31 = load i32, i32* %arrayidx.i.i, align 4
  %or.i.i = or i32 %all.0.i.i, %31
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
is_empty.exit.i:
  %cmp1.i.i = icmp eq i32 %all.0.i.i, 0
  br i1 %cmp1.i.i, label %if.then.i178, label %if.end.i180
if.then.i178:
  br label %some_of.exit
if.end.i180:
  %call5.i179 = call i32 @__gsmack_nondet_int()
  %cmp6.i = icmp sgt i32 %call5.i179, 0
  br i1 %cmp6.i, label %land.rhs7.i, label %land.end9.i
land.rhs7.i:
  %cmp8.i = icmp sle i32 %call5.i179, %n
  br label %land.end9.i
land.end9.i:
  %32 = phi i1 [ false, %if.end.i180 ], [ %cmp8.i, %land.rhs7.i ]
  call void @__gsmack_assume(i1 noundef zeroext %32)
  br label %some_of.exit
some_of.exit:
  %retval.0.i = phi i32 [ 0, %if.then.i178 ], [ %call5.i179, %land.end9.i ]
  %out102 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 1
  br label %for.cond.i183
for.cond.i183:
  %i.0.i181 = phi i32 [ 0, %some_of.exit ], [ %inc.i195, %for.body.i194 ]
  %tobool.i182 = icmp ne %struct.fd_set* %out, null
  br i1 %tobool.i182, label %land.rhs.i185, label %land.end.i186
land.rhs.i185:
  %cmp.i184 = icmp slt i32 %i.0.i181, 32
  br label %land.end.i186
land.end.i186:
  %33 = phi i1 [ false, %for.cond.i183 ], [ %cmp.i184, %land.rhs.i185 ]
  br i1 %33, label %for.body.i194, label %for.cond.cleanup.i187
for.cond.cleanup.i187:
  br i1 %tobool.i182, label %lor.lhs.false.i196, label %if.then.i208
for.body.i194:
  %fds_bits.i188 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out102, i32 0, i32 0
  %arrayidx.i189 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i188, i32 0, i32 %i.0.i181
  %34 = load i32, i32* %arrayidx.i189, align 4
  %call.i190 = call i32 @__gsmack_nondet_long()
  %and.i191 = and i32 %34, %call.i190
  %fds_bits1.i192 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx2.i193 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i192, i32 0, i32 %i.0.i181
  store i32 %and.i191, i32* %arrayidx2.i193, align 4
  %inc.i195 = add nsw i32 %i.0.i181, 1
  br label %for.cond.i183
lor.lhs.false.i196:
  br label %for.cond.i.i200
for.cond.i.i200:
  %all.0.i.i197 = phi i32 [ 0, %lor.lhs.false.i196 ], [ %or.i.i203, %for.body.i.i205 ]
  %i.0.i.i198 = phi i32 [ 0, %lor.lhs.false.i196 ], [ %inc.i.i204, %for.body.i.i205 ]
  %cmp.i.i199 = icmp slt i32 %i.0.i.i198, 32
  br i1 %cmp.i.i199, label %for.body.i.i205, label %is_empty.exit.i207
for.body.i.i205:
  %fds_bits.i.i201 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx.i.i202 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i.i201, i32 0, i32 %i.0.i.i198
  %35 = load i32, i32* %arrayidx.i.i202, align 4
  %or.i.i203 = or i32 %all.0.i.i197, %35
  %inc.i.i204 = add nsw i32 %i.0.i.i198, 1
  br label %for.cond.i.i200
is_empty.exit.i207:
  %cmp1.i.i206 = icmp eq i32 %all.0.i.i197, 0
  br i1 %cmp1.i.i206, label %if.then.i208, label %if.end.i211
if.then.i208:
  br label %some_of.exit216
if.end.i211:
  %call5.i209 = call i32 @__gsmack_nondet_int()
  %cmp6.i210 = icmp sgt i32 %call5.i209, 0
  br i1 %cmp6.i210, label %land.rhs7.i213, label %land.end9.i214
land.rhs7.i213:
  %cmp8.i212 = icmp sle i32 %call5.i209, %n
  br label %land.end9.i214
land.end9.i214:
  %36 = phi i1 [ false, %if.end.i211 ], [ %cmp8.i212, %land.rhs7.i213 ]
  call void @__gsmack_assume(i1 noundef zeroext %36)
  br label %some_of.exit216
some_of.exit216:
  %retval.0.i215 = phi i32 [ 0, %if.then.i208 ], [ %call5.i209, %land.end9.i214 ]
  %add = add nsw i32 %retval.0.i, %retval.0.i215
  %except104 = getelementptr inbounds %struct.files, %struct.files* %others, i32 0, i32 2
  br label %for.cond.i219
for.cond.i219:
  %i.0.i217 = phi i32 [ 0, %some_of.exit216 ], [ %inc.i231, %for.body.i230 ]
  %tobool.i218 = icmp ne %struct.fd_set* %except, null
  br i1 %tobool.i218, label %land.rhs.i221, label %land.end.i222
land.rhs.i221:
  %cmp.i220 = icmp slt i32 %i.0.i217, 32
  br label %land.end.i222
land.end.i222:
  %37 = phi i1 [ false, %for.cond.i219 ], [ %cmp.i220, %land.rhs.i221 ]
  br i1 %37, label %for.body.i230, label %for.cond.cleanup.i223
for.cond.cleanup.i223:
  br i1 %tobool.i218, label %lor.lhs.false.i232, label %if.then.i244
for.body.i230:
  %fds_bits.i224 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except104, i32 0, i32 0
  %arrayidx.i225 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i224, i32 0, i32 %i.0.i217
  %38 = load i32, i32* %arrayidx.i225, align 4
  %call.i226 = call i32 @__gsmack_nondet_long()
  %and.i227 = and i32 %38, %call.i226
  %fds_bits1.i228 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx2.i229 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i228, i32 0, i32 %i.0.i217
  store i32 %and.i227, i32* %arrayidx2.i229, align 4
  %inc.i231 = add nsw i32 %i.0.i217, 1
  br label %for.cond.i219
lor.lhs.false.i232:
  br label %for.cond.i.i236
for.cond.i.i236:
  %all.0.i.i233 = phi i32 [ 0, %lor.lhs.false.i232 ], [ %or.i.i239, %for.body.i.i241 ]
  %i.0.i.i234 = phi i32 [ 0, %lor.lhs.false.i232 ], [ %inc.i.i240, %for.body.i.i241 ]
  %cmp.i.i235 = icmp slt i32 %i.0.i.i234, 32
  br i1 %cmp.i.i235, label %for.body.i.i241, label %is_empty.exit.i243
for.body.i.i241:
  %fds_bits.i.i237 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %except, i32 0, i32 0
  %arrayidx.i.i238 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i.i237, i32 0, i32 %i.0.i.i234
  %39 = load i32, i32* %arrayidx.i.i238, align 4
  %or.i.i239 = or i32 %all.0.i.i233, %39
  %inc.i.i240 = add nsw i32 %i.0.i.i234, 1
  br label %for.cond.i.i236
is_empty.exit.i243:
  %cmp1.i.i242 = icmp eq i32 %all.0.i.i233, 0
  br i1 %cmp1.i.i242, label %if.then.i244, label %if.end.i247
if.then.i244:
  br label %some_of.exit252
if.end.i247:
  %call5.i245 = call i32 @__gsmack_nondet_int()
  %cmp6.i246 = icmp sgt i32 %call5.i245, 0
  br i1 %cmp6.i246, label %land.rhs7.i249, label %land.end9.i250
land.rhs7.i249:
  %cmp8.i248 = icmp sle i32 %call5.i245, %n
  br label %land.end9.i250
land.end9.i250:
  %40 = phi i1 [ false, %if.end.i247 ], [ %cmp8.i248, %land.rhs7.i249 ]
  call void @__gsmack_assume(i1 noundef zeroext %40)
  br label %some_of.exit252
some_of.exit252:
  %retval.0.i251 = phi i32 [ 0, %if.then.i244 ], [ %call5.i245, %land.end9.i250 ]
  %add106 = add nsw i32 %add, %retval.0.i251
  br label %for.cond108
for.cond108:
  %count.0 = phi i32 [ %add106, %some_of.exit252 ], [ %count.2, %for.inc144 ]
  %i107.0 = phi i32 [ 0, %some_of.exit252 ], [ %inc145, %for.inc144 ]
  %cmp109 = icmp slt i32 %i107.0, %call
  br i1 %cmp109, label %for.body112, label %for.cond.cleanup111
for.cond.cleanup111:
  br label %for.end147
for.body112:
  %call114 = call i32 @__model_known_file(i32 noundef %i107.0)
  call void @__gsmack_atomic_begin()
  %call115 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call115, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i254, label %is_event.exit.i255
land.rhs.i.i254:
  %call.i.i253 = call zeroext i1 @__model_is_event(i32 noundef %call114)
  br label %is_event.exit.i255
is_event.exit.i255:
  %41 = phi i1 [ false, %cond.true ], [ %call.i.i253, %land.rhs.i.i254 ]
  br i1 %41, label %cond.true.i258, label %cond.false.i259
cond.true.i258:
  %call1.i256 = call signext i16 @__model_event_state(i32 noundef %call114)
  %conv.i257 = sext i16 %call1.i256 to i32
  br label %state_of.exit271
cond.false.i259:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i5.i261, label %is_pipe.exit.i262
land.rhs.i5.i261:
  %call.i4.i260 = call zeroext i1 @__model_is_pipe(i32 noundef %call114)
  br label %is_pipe.exit.i262
is_pipe.exit.i262:
  %42 = phi i1 [ false, %cond.false.i259 ], [ %call.i4.i260, %land.rhs.i5.i261 ]
  br i1 %42, label %cond.true4.i265, label %cond.false7.i266
cond.true4.i265:
  %call5.i263 = call signext i16 @__model_pipe_state(i32 noundef %call114)
  %conv6.i264 = sext i16 %call5.i263 to i32
  br label %cond.end.i268
cond.false7.i266:
  br label %cond.end.i268
cond.end.i268:
  %cond.i267 = phi i32 [ %conv6.i264, %cond.true4.i265 ], [ 0, %cond.false7.i266 ]
  br label %state_of.exit271
state_of.exit271:
  %cond9.i269 = phi i32 [ %conv.i257, %cond.true.i258 ], [ %cond.i267, %cond.end.i268 ]
  %conv10.i270 = trunc i32 %cond9.i269 to i16
  %conv118 = sext i16 %conv10.i270 to i32
  br label %cond.end
cond.false:
  %arrayidx119 = getelementptr inbounds [32 x i16], [32 x i16]* %first, i32 0, i32 %i107.0
  %43 = load i16, i16* %arrayidx119, align 2
  %conv120 = sext i16 %43 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv118, %state_of.exit271 ], [ %conv120, %cond.false ]
  %conv121 = trunc i32 %cond to i16
  call void @__gsmack_atomic_end()
  br i1 %tobool.i168, label %land.lhs.true123, label %if.end132
land.lhs.true123:
  %conv.i272 = sext i16 %conv121 to i32
  %rem.i273 = srem i32 %conv.i272, 2
  %div11.i280 = sdiv i32 %conv.i272, 8
  %mul12.i281 = mul nsw i32 %div11.i280, 8
  %add13.i282 = add nsw i32 %rem.i273, %mul12.i281
  %conv14.i283 = trunc i32 %add13.i282 to i16
  %conv125 = sext i16 %conv14.i283 to i32
  %cmp126 = icmp ne i32 %conv125, 0
  br i1 %cmp126, label %if.then128, label %if.end132
if.then128:
  %fds_bits.i284 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in1, i32 0, i32 0
  %div.i285 = sdiv i32 %call114, 32
  %arrayidx.i286 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i284, i32 0, i32 %div.i285
  %44 = load i32, i32* %arrayidx.i286, align 4
  %rem.i287 = srem i32 %call114, 32
  %shl.i = shl i32 1, %rem.i287
  %and.i288 = and i32 %44, %shl.i
  %cmp.i289 = icmp ne i32 %and.i288, 0
  br i1 %cmp.i289, label %lor.lhs.false.i291, label %if.then.i292
lor.lhs.false.i291:
  %fds_bits1.i290 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %in, i32 0, i32 0
  %arrayidx3.i = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i290, i32 0, i32 %div.i285
  %45 = load i32, i32* %arrayidx3.i, align 4
  %and6.i = and i32 %45, %shl.i
  %cmp7.i = icmp ne i32 %and6.i, 0
  br i1 %cmp7.i, label %if.then.i292, label %if.end.i294
if.then.i292:
  br label %tell.exit
if.end.i294:
  %or.i293 = or i32 %45, %shl.i
  store i32 %or.i293, i32* %arrayidx3.i, align 4
  br label %tell.exit
tell.exit:
  %retval.0.i295 = phi i32 [ 0, %if.then.i292 ], [ 1, %if.end.i294 ]
  %add131 = add nsw i32 %count.0, %retval.0.i295
  br label %if.end132
if.end132:
  %count.1 = phi i32 [ %add131, %tell.exit ], [ %count.0, %land.lhs.true123 ], [ %count.0, %cond.end ]
  br i1 %tobool.i182, label %land.lhs.true134, label %if.end143
land.lhs.true134:
  %conv5.i299 = sext i16 %conv121 to i32
  %div.i300 = sdiv i32 %conv5.i299, 4
  %rem6.i301 = srem i32 %div.i300, 2
  %mul.i302 = mul nsw i32 %rem6.i301, 4
  %div11.i306 = sdiv i32 %conv5.i299, 8
  %mul12.i307 = mul nsw i32 %div11.i306, 8
  %add13.i308 = add nsw i32 %mul.i302, %mul12.i307
  %conv14.i309 = trunc i32 %add13.i308 to i16
  %conv136 = sext i16 %conv14.i309 to i32
  %cmp137 = icmp ne i32 %conv136, 0
  br i1 %cmp137, label %if.then139, label %if.end143
if.then139:
  %fds_bits.i310 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out2, i32 0, i32 0
  %div.i311 = sdiv i32 %call114, 32
  %arrayidx.i312 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits.i310, i32 0, i32 %div.i311
  %46 = load i32, i32* %arrayidx.i312, align 4
  %rem.i313 = srem i32 %call114, 32
  %shl.i314 = shl i32 1, %rem.i313
  %and.i315 = and i32 %46, %shl.i314
  %cmp.i316 = icmp ne i32 %and.i315, 0
  br i1 %cmp.i316, label %lor.lhs.false.i321, label %if.then.i322
lor.lhs.false.i321:
  %fds_bits1.i317 = getelementptr inbounds %struct.fd_set, %struct.fd_set* %out, i32 0, i32 0
  %arrayidx3.i318 = getelementptr inbounds [32 x i32], [32 x i32]* %fds_bits1.i317, i32 0, i32 %div.i311
  %47 = load i32, i32* %arrayidx3.i318, align 4
  %and6.i319 = and i32 %47, %shl.i314
  %cmp7.i320 = icmp ne i32 %and6.i319, 0
  br i1 %cmp7.i320, label %if.then.i322, label %if.end.i324
if.then.i322:
  br label %tell.exit326
if.end.i324:
  %or.i323 = or i32 %47, %shl.i314
  store i32 %or.i323, i32* %arrayidx3.i318, align 4
  br label %tell.exit326
tell.exit326:
  %retval.0.i325 = phi i32 [ 0, %if.then.i322 ], [ 1, %if.end.i324 ]
  %add142 = add nsw i32 %count.1, %retval.0.i325
  br label %if.end143
if.end143:
  %count.2 = phi i32 [ %add142, %tell.exit326 ], [ %count.1, %land.lhs.true134 ], [ %count.1, %if.end132 ]
  br label %for.inc144
for.inc144:
  %inc145 = add nsw i32 %i107.0, 1
  br label %for.cond108
for.end147:
  %cmp148 = icmp sgt i32 %count.0, 0
  br i1 %cmp148, label %lor.end152, label %lor.rhs150
lor.rhs150:
  br label %lor.end152
lor.end152:
  %48 = phi i1 [ true, %for.end147 ], [ %tobool, %lor.rhs150 ]
  call void @__gsmack_assume(i1 noundef zeroext %48)
  br label %cleanup154
cleanup154:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %count.0, %lor.end152 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %2)
  call void @llvm.lifetime.end.p0i8(i64 384, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 384, i8* %0)
  ret i32 %retval.0
unreachable:
  unreachable
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg)
declare dso_local void @__model_needs(i32 noundef, ...)
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
define dso_local i32 @pselect(i32 noundef %n, %struct.fd_set* noalias noundef %in, %struct.fd_set* noalias noundef %out, %struct.fd_set* noalias noundef %except, %struct.timespec* noalias noundef %time, %struct.__sigset_t* noalias noundef %mask) {
entry:
  %left = alloca %struct.timeval, align 4
  %tobool = icmp ne %struct.__sigset_t* %mask, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end
if.end:
  %tobool1 = icmp ne %struct.timespec* %time, null
  br i1 %tobool1, label %if.end3, label %if.then2
if.then2:
  %call = call i32 @select(i32 noundef %n, %struct.fd_set* noundef %in, %struct.fd_set* noundef %out, %struct.fd_set* noundef %except, %struct.timeval* noundef null)
  br label %return
if.end3:
  %0 = bitcast %struct.timeval* %left to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0)
  %tv_sec = getelementptr inbounds %struct.timeval, %struct.timeval* %left, i32 0, i32 0
  %tv_sec4 = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %1 = load i32, i32* %tv_sec4, align 4
  store i32 %1, i32* %tv_sec, align 4
  %tv_usec = getelementptr inbounds %struct.timeval, %struct.timeval* %left, i32 0, i32 1
  %tv_nsec = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %2 = load i32, i32* %tv_nsec, align 4
  %div = sdiv i32 %2, 1000
  store i32 %div, i32* %tv_usec, align 4
  %call5 = call i32 @select(i32 noundef %n, %struct.fd_set* noundef %in, %struct.fd_set* noundef %out, %struct.fd_set* noundef %except, %struct.timeval* noundef %left)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %0)
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
