target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local i64 @strtol(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) {
entry:
  %negative = alloca i32, align 4
  %0 = bitcast i32* %negative to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %call = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808)
  %1 = load i32, i32* %negative, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %sub = sub i64 0, %call
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %call, %cond.false ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %cond
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
define internal i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative, i64 noundef %most, i64 noundef %most_negative) {
entry:
  br label %while.cond
while.cond:
  %p.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i8, i8* %p.0, align 1
  %conv = sext i8 %0 to i32
  %cmp = icmp eq i32 %conv, 32
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp3 = icmp sge i32 %conv, 9
  br i1 %cmp3, label %land.rhs, label %land.end
land.rhs:
  %cmp6 = icmp sle i32 %conv, 13
  br label %land.end
land.end:
  %1 = phi i1 [ false, %lor.rhs ], [ %cmp6, %land.rhs ]
  br label %lor.end
lor.end:
  %2 = phi i1 [ true, %while.cond ], [ %1, %land.end ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %while.cond
while.end:
  %3 = load i8, i8* %p.0, align 1
  %conv8 = sext i8 %3 to i32
  %cmp9 = icmp eq i32 %conv8, 45
  %conv10 = zext i1 %cmp9 to i32
  store i32 %conv10, i32* %negative, align 4
  %4 = load i8, i8* %p.0, align 1
  %conv11 = sext i8 %4 to i32
  %cmp12 = icmp eq i32 %conv11, 45
  br i1 %cmp12, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp15 = icmp eq i32 %conv11, 43
  br i1 %cmp15, label %if.then, label %if.end
if.then:
  %incdec.ptr17 = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %if.end
if.end:
  %p.1 = phi i8* [ %incdec.ptr17, %if.then ], [ %p.0, %lor.lhs.false ]
  %cmp18 = icmp eq i32 %base, 0
  br i1 %cmp18, label %land.lhs.true, label %lor.lhs.false20
lor.lhs.false20:
  %cmp21 = icmp eq i32 %base, 16
  br i1 %cmp21, label %land.lhs.true, label %if.end41
land.lhs.true:
  %5 = load i8, i8* %p.1, align 1
  %conv23 = sext i8 %5 to i32
  %cmp24 = icmp eq i32 %conv23, 48
  br i1 %cmp24, label %land.lhs.true26, label %if.end41
land.lhs.true26:
  %arrayidx27 = getelementptr inbounds i8, i8* %p.1, i64 1
  %6 = load i8, i8* %arrayidx27, align 1
  %conv28 = sext i8 %6 to i32
  %cmp29 = icmp eq i32 %conv28, 120
  br i1 %cmp29, label %land.lhs.true36, label %lor.lhs.false31
lor.lhs.false31:
  %cmp34 = icmp eq i32 %conv28, 88
  br i1 %cmp34, label %land.lhs.true36, label %if.end41
land.lhs.true36:
  %arrayidx37 = getelementptr inbounds i8, i8* %p.1, i64 2
  %7 = load i8, i8* %arrayidx37, align 1
  %conv.i = sext i8 %7 to i32
  %cmp.i = icmp sge i32 %conv.i, 48
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp3.i = icmp sle i32 %conv.i, 57
  br i1 %cmp3.i, label %if.then.i, label %if.end.i
if.then.i:
  %sub.i = sub nsw i32 %conv.i, 48
  br label %digit.exit
if.end.i:
  %cmp7.i = icmp sge i32 %conv.i, 97
  br i1 %cmp7.i, label %land.lhs.true9.i, label %if.end16.i
land.lhs.true9.i:
  %cmp11.i = icmp sle i32 %conv.i, 122
  br i1 %cmp11.i, label %if.then13.i, label %if.end16.i
if.then13.i:
  %sub15.i = sub nsw i32 %conv.i, 97
  %add.i = add nsw i32 %sub15.i, 10
  br label %digit.exit
if.end16.i:
  %cmp18.i = icmp sge i32 %conv.i, 65
  br i1 %cmp18.i, label %land.lhs.true20.i, label %if.end28.i
land.lhs.true20.i:
  %cmp22.i = icmp sle i32 %conv.i, 90
  br i1 %cmp22.i, label %if.then24.i, label %if.end28.i
if.then24.i:
  %sub26.i = sub nsw i32 %conv.i, 65
  %add27.i = add nsw i32 %sub26.i, 10
  br label %digit.exit
if.end28.i:
  br label %digit.exit
digit.exit:
  %retval.0.i = phi i32 [ %sub.i, %if.then.i ], [ %add.i, %if.then13.i ], [ %add27.i, %if.then24.i ], [ 36, %if.end28.i ]
  %cmp38 = icmp slt i32 %retval.0.i, 16
  br i1 %cmp38, label %if.then40, label %if.end41
if.then40:
  br label %if.end41
if.end41:
  %base.addr.0 = phi i32 [ 16, %if.then40 ], [ %base, %digit.exit ], [ %base, %lor.lhs.false31 ], [ %base, %land.lhs.true ], [ %base, %lor.lhs.false20 ]
  %p.2 = phi i8* [ %arrayidx37, %if.then40 ], [ %p.1, %digit.exit ], [ %p.1, %lor.lhs.false31 ], [ %p.1, %land.lhs.true ], [ %p.1, %lor.lhs.false20 ]
  %cmp42 = icmp eq i32 %base.addr.0, 0
  br i1 %cmp42, label %if.then44, label %if.end48
if.then44:
  %8 = load i8, i8* %p.2, align 1
  %conv45 = sext i8 %8 to i32
  %cmp46 = icmp eq i32 %conv45, 48
  %cond = select i1 %cmp46, i32 8, i32 10
  br label %if.end48
if.end48:
  %base.addr.1 = phi i32 [ %cond, %if.then44 ], [ %base.addr.0, %if.end41 ]
  %9 = load i32, i32* %negative, align 4
  %tobool = icmp ne i32 %9, 0
  br i1 %tobool, label %if.then49, label %if.end50
if.then49:
  br label %if.end50
if.end50:
  %most.addr.0 = phi i64 [ %most_negative, %if.then49 ], [ %most, %if.end48 ]
  br label %for.cond
for.cond:
  %p.3 = phi i8* [ %p.2, %if.end50 ], [ %incdec.ptr62, %for.inc ]
  %value.0 = phi i64 [ 0, %if.end50 ], [ %value.1, %for.inc ]
  %any.0 = phi i32 [ 0, %if.end50 ], [ 1, %for.inc ]
  %over.0 = phi i32 [ 0, %if.end50 ], [ %over.1, %for.inc ]
  %10 = load i8, i8* %p.3, align 1
  %conv.i35 = sext i8 %10 to i32
  %cmp.i36 = icmp sge i32 %conv.i35, 48
  br i1 %cmp.i36, label %land.lhs.true.i38, label %if.end.i42
land.lhs.true.i38:
  %cmp3.i37 = icmp sle i32 %conv.i35, 57
  br i1 %cmp3.i37, label %if.then.i40, label %if.end.i42
if.then.i40:
  %sub.i39 = sub nsw i32 %conv.i35, 48
  br label %digit.exit57
if.end.i42:
  %cmp7.i41 = icmp sge i32 %conv.i35, 97
  br i1 %cmp7.i41, label %land.lhs.true9.i44, label %if.end16.i49
land.lhs.true9.i44:
  %cmp11.i43 = icmp sle i32 %conv.i35, 122
  br i1 %cmp11.i43, label %if.then13.i47, label %if.end16.i49
if.then13.i47:
  %sub15.i45 = sub nsw i32 %conv.i35, 97
  %add.i46 = add nsw i32 %sub15.i45, 10
  br label %digit.exit57
if.end16.i49:
  %cmp18.i48 = icmp sge i32 %conv.i35, 65
  br i1 %cmp18.i48, label %land.lhs.true20.i51, label %if.end28.i55
land.lhs.true20.i51:
  %cmp22.i50 = icmp sle i32 %conv.i35, 90
  br i1 %cmp22.i50, label %if.then24.i54, label %if.end28.i55
if.then24.i54:
  %sub26.i52 = sub nsw i32 %conv.i35, 65
  %add27.i53 = add nsw i32 %sub26.i52, 10
  br label %digit.exit57
if.end28.i55:
  br label %digit.exit57
digit.exit57:
  %retval.0.i56 = phi i32 [ %sub.i39, %if.then.i40 ], [ %add.i46, %if.then13.i47 ], [ %add27.i53, %if.then24.i54 ], [ 36, %if.end28.i55 ]
  %cmp52 = icmp slt i32 %retval.0.i56, %base.addr.1
  br i1 %cmp52, label %for.body, label %for.end
for.body:
  %11 = load i8, i8* %p.3, align 1
  %conv.i58 = sext i8 %11 to i32
  %cmp.i59 = icmp sge i32 %conv.i58, 48
  br i1 %cmp.i59, label %land.lhs.true.i61, label %if.end.i65
land.lhs.true.i61:
  %cmp3.i60 = icmp sle i32 %conv.i58, 57
  br i1 %cmp3.i60, label %if.then.i63, label %if.end.i65
if.then.i63:
  %sub.i62 = sub nsw i32 %conv.i58, 48
  br label %digit.exit80
if.end.i65:
  %cmp7.i64 = icmp sge i32 %conv.i58, 97
  br i1 %cmp7.i64, label %land.lhs.true9.i67, label %if.end16.i72
land.lhs.true9.i67:
  %cmp11.i66 = icmp sle i32 %conv.i58, 122
  br i1 %cmp11.i66, label %if.then13.i70, label %if.end16.i72
if.then13.i70:
  %sub15.i68 = sub nsw i32 %conv.i58, 97
  %add.i69 = add nsw i32 %sub15.i68, 10
  br label %digit.exit80
if.end16.i72:
  %cmp18.i71 = icmp sge i32 %conv.i58, 65
  br i1 %cmp18.i71, label %land.lhs.true20.i74, label %if.end28.i78
land.lhs.true20.i74:
  %cmp22.i73 = icmp sle i32 %conv.i58, 90
  br i1 %cmp22.i73, label %if.then24.i77, label %if.end28.i78
if.then24.i77:
  %sub26.i75 = sub nsw i32 %conv.i58, 65
  %add27.i76 = add nsw i32 %sub26.i75, 10
  br label %digit.exit80
if.end28.i78:
  br label %digit.exit80
digit.exit80:
  %retval.0.i79 = phi i32 [ %sub.i62, %if.then.i63 ], [ %add.i69, %if.then13.i70 ], [ %add27.i76, %if.then24.i77 ], [ 36, %if.end28.i78 ]
  %conv55 = sext i32 %retval.0.i79 to i64
  %sub = sub i64 %most.addr.0, %conv55
  %conv56 = sext i32 %base.addr.1 to i64
  %div = udiv i64 %sub, %conv56
  %cmp57 = icmp ugt i64 %value.0, %div
  br i1 %cmp57, label %if.then59, label %if.else
if.then59:
  br label %if.end61
if.else:
  %mul = mul i64 %value.0, %conv56
  %add = add i64 %mul, %conv55
  br label %if.end61
if.end61:
  %value.1 = phi i64 [ %value.0, %if.then59 ], [ %add, %if.else ]
  %over.1 = phi i32 [ 1, %if.then59 ], [ %over.0, %if.else ]
  br label %for.inc
for.inc:
  %incdec.ptr62 = getelementptr inbounds i8, i8* %p.3, i32 1
  br label %for.cond
for.end:
  %tobool63 = icmp ne i8** %end, null
  br i1 %tobool63, label %if.then64, label %if.end67
if.then64:
  %tobool65 = icmp ne i32 %any.0, 0
  br i1 %tobool65, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond66 = phi i8* [ %p.3, %cond.true ], [ %s, %cond.false ]
  store i8* %cond66, i8** %end, align 8
  br label %if.end67
if.end67:
  %tobool68 = icmp ne i32 %over.0, 0
  br i1 %tobool68, label %if.then69, label %if.end71
if.then69:
  %call70 = call i32* @__errno_location()
  store i32 34, i32* %call70, align 4
  br label %cleanup
if.end71:
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ %most.addr.0, %if.then69 ], [ %value.0, %if.end71 ]
  ret i64 %retval.0
}
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i64 @strtoul(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) {
entry:
  %negative = alloca i32, align 4
  %0 = bitcast i32* %negative to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %call = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative, i64 noundef -1, i64 noundef -1)
  %1 = load i32, i32* %negative, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %sub = sub i64 0, %call
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %call, %cond.false ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %cond
}
define dso_local i64 @strtoll(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) {
entry:
  %negative.i = alloca i32, align 4
  %0 = bitcast i32* %negative.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %call.i = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative.i, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808)
  %1 = load i32, i32* %negative.i, align 4
  %tobool.i = icmp ne i32 %1, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i64 0, %call.i
  br label %strtol.exit
cond.false.i:
  br label %strtol.exit
strtol.exit:
  %cond.i = phi i64 [ %sub.i, %cond.true.i ], [ %call.i, %cond.false.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %cond.i
}
define dso_local i64 @strtoull(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) {
entry:
  %negative.i = alloca i32, align 4
  %0 = bitcast i32* %negative.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %call.i = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative.i, i64 noundef -1, i64 noundef -1)
  %1 = load i32, i32* %negative.i, align 4
  %tobool.i = icmp ne i32 %1, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i64 0, %call.i
  br label %strtoul.exit
cond.false.i:
  br label %strtoul.exit
strtoul.exit:
  %cond.i = phi i64 [ %sub.i, %cond.true.i ], [ %call.i, %cond.false.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %cond.i
}
define dso_local i64 @atoll(i8* noundef nonnull %s) {
entry:
  %negative.i = alloca i32, align 4
  %0 = bitcast i32* %negative.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %call.i = call i64 @parse(i8* noundef %s, i8** noundef null, i32 noundef 10, i32* noundef %negative.i, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808)
  %1 = load i32, i32* %negative.i, align 4
  %tobool.i = icmp ne i32 %1, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i64 0, %call.i
  br label %strtol.exit
cond.false.i:
  br label %strtol.exit
strtol.exit:
  %cond.i = phi i64 [ %sub.i, %cond.true.i ], [ %call.i, %cond.false.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %cond.i
}
define dso_local i32 @atoi(i8* noundef nonnull %s) {
entry:
  br label %while.cond
while.cond:
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i8, i8* %s.addr.0, align 1
  %conv = sext i8 %0 to i32
  %cmp = icmp eq i32 %conv, 32
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp3 = icmp sge i32 %conv, 9
  br i1 %cmp3, label %land.rhs, label %land.end
land.rhs:
  %cmp6 = icmp sle i32 %conv, 13
  br label %land.end
land.end:
  %1 = phi i1 [ false, %lor.rhs ], [ %cmp6, %land.rhs ]
  br label %lor.end
lor.end:
  %2 = phi i1 [ true, %while.cond ], [ %1, %land.end ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %while.cond
while.end:
  %3 = load i8, i8* %s.addr.0, align 1
  %conv8 = sext i8 %3 to i32
  %cmp9 = icmp eq i32 %conv8, 45
  br i1 %cmp9, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp15 = icmp eq i32 %conv8, 43
  br i1 %cmp15, label %if.then, label %if.end
if.then:
  %incdec.ptr17 = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %if.end
if.end:
  %s.addr.1 = phi i8* [ %incdec.ptr17, %if.then ], [ %s.addr.0, %lor.lhs.false ]
  br label %for.cond
for.cond:
  %value.0 = phi i32 [ 0, %if.end ], [ %add, %for.inc ]
  %s.addr.2 = phi i8* [ %s.addr.1, %if.end ], [ %incdec.ptr27, %for.inc ]
  %4 = load i8, i8* %s.addr.2, align 1
  %conv18 = sext i8 %4 to i32
  %cmp19 = icmp sge i32 %conv18, 48
  br i1 %cmp19, label %land.rhs21, label %land.end25
land.rhs21:
  %cmp23 = icmp sle i32 %conv18, 57
  br label %land.end25
land.end25:
  %5 = phi i1 [ false, %for.cond ], [ %cmp23, %land.rhs21 ]
  br i1 %5, label %for.body, label %for.end
for.body:
  %mul = mul i32 %value.0, 10
  %6 = load i8, i8* %s.addr.2, align 1
  %conv26 = sext i8 %6 to i32
  %sub = sub nsw i32 %conv26, 48
  %add = add i32 %mul, %sub
  br label %for.inc
for.inc:
  %incdec.ptr27 = getelementptr inbounds i8, i8* %s.addr.2, i32 1
  br label %for.cond
for.end:
  br i1 %cmp9, label %cond.true, label %cond.false
cond.true:
  %sub28 = sub i32 0, %value.0
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %sub28, %cond.true ], [ %value.0, %cond.false ]
  ret i32 %cond
}
define dso_local i64 @atol(i8* noundef nonnull %s) {
entry:
  %negative.i = alloca i32, align 4
  %0 = bitcast i32* %negative.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %call.i = call i64 @parse(i8* noundef %s, i8** noundef null, i32 noundef 10, i32* noundef %negative.i, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808)
  %1 = load i32, i32* %negative.i, align 4
  %tobool.i = icmp ne i32 %1, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i64 0, %call.i
  br label %strtol.exit
cond.false.i:
  br label %strtol.exit
strtol.exit:
  %cond.i = phi i64 [ %sub.i, %cond.true.i ], [ %call.i, %cond.false.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %cond.i
}
define dso_local i32 @abs(i32 noundef %n) {
entry:
  %cmp = icmp slt i32 %n, 0
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %sub = sub nsw i32 0, %n
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %sub, %cond.true ], [ %n, %cond.false ]
  ret i32 %cond
}
define dso_local i64 @labs(i64 noundef %n) {
entry:
  %cmp = icmp slt i64 %n, 0
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %sub = sub nsw i64 0, %n
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %n, %cond.false ]
  ret i64 %cond
}
define dso_local i64 @llabs(i64 noundef %n) {
entry:
  %cmp = icmp slt i64 %n, 0
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %sub = sub nsw i64 0, %n
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %n, %cond.false ]
  ret i64 %cond
}
define dso_local i64 @div(i32 noundef %a, i32 noundef %b) {
entry:
  %div = sdiv i32 %a, %b
  %rem1 = srem i32 %a, %b
  %retval.sroa.2.0.insert.ext = zext i32 %rem1 to i64
  %retval.sroa.2.0.insert.shift = shl i64 %retval.sroa.2.0.insert.ext, 32
  %retval.sroa.0.0.insert.ext = zext i32 %div to i64
  %retval.sroa.0.0.insert.insert = or i64 %retval.sroa.2.0.insert.shift, %retval.sroa.0.0.insert.ext
  ret i64 %retval.sroa.0.0.insert.insert
}
define dso_local { i64, i64 } @ldiv(i64 noundef %a, i64 noundef %b) {
entry:
  %div = sdiv i64 %a, %b
  %rem1 = srem i64 %a, %b
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %div, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %rem1, 1
  ret { i64, i64 } %.fca.1.insert
}
declare dso_local i32* @__errno_location()
