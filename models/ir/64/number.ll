target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local i64 @strtol(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) local_unnamed_addr {
entry:
  %negative = alloca i32, align 4
  %0 = bitcast i32* %negative to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0)
  %call = call fastcc i64 @parse(i8* noundef nonnull %s, i8** noundef %end, i32 noundef %base, i32* noundef nonnull %negative, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808)
  %1 = load i32, i32* %negative, align 4
  %tobool.not = icmp eq i32 %1, 0
  %sub = sub i64 0, %call
  %cond = select i1 %tobool.not, i64 %call, i64 %sub
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0)
  ret i64 %cond
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
define internal fastcc i64 @parse(i8* noundef %s, i8** noundef writeonly %end, i32 noundef %base, i32* nocapture noundef %negative, i64 noundef %most, i64 noundef %most_negative) unnamed_addr {
entry:
  br label %while.cond
while.cond:
  %p.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i8, i8* %p.0, align 1
  switch i8 %0, label %while.end [
    i8 32, label %while.body
    i8 13, label %while.body
    i8 12, label %while.body
    i8 11, label %while.body
    i8 10, label %while.body
    i8 9, label %while.body
  ]
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %p.0, i64 1
  br label %while.cond
while.end:
  %cmp9 = icmp eq i8 %0, 45
  %conv10 = zext i1 %cmp9 to i32
  store i32 %conv10, i32* %negative, align 4
  %1 = load i8, i8* %p.0, align 1
  switch i8 %1, label %if.end [
    i8 45, label %if.then
    i8 43, label %if.then
  ]
if.then:
  %incdec.ptr17 = getelementptr inbounds i8, i8* %p.0, i64 1
  br label %if.end
if.end:
  %p.1 = phi i8* [ %incdec.ptr17, %if.then ], [ %p.0, %while.end ]
  %2 = and i32 %base, -17
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %land.lhs.true, label %if.end41
land.lhs.true:
  %4 = load i8, i8* %p.1, align 1
  %cmp24 = icmp eq i8 %4, 48
  br i1 %cmp24, label %land.lhs.true26, label %if.end41
land.lhs.true26:
  %arrayidx27 = getelementptr inbounds i8, i8* %p.1, i64 1
  %5 = load i8, i8* %arrayidx27, align 1
  switch i8 %5, label %if.end41 [
    i8 120, label %land.lhs.true36
    i8 88, label %land.lhs.true36
  ]
land.lhs.true36:
  %arrayidx37 = getelementptr inbounds i8, i8* %p.1, i64 2
  %6 = load i8, i8* %arrayidx37, align 1
  %conv.i = sext i8 %6 to i32
  %7 = add i8 %6, -48
  %8 = icmp ult i8 %7, 10
  br i1 %8, label %if.then.i, label %if.end.i
if.then.i:
  %sub.i = add nsw i32 %conv.i, -48
  br label %digit.exit
if.end.i:
  %9 = add i8 %6, -97
  %10 = icmp ult i8 %9, 26
  br i1 %10, label %if.then13.i, label %if.end16.i
if.then13.i:
  %add.i = add nsw i32 %conv.i, -87
  br label %digit.exit
if.end16.i:
  %11 = add i8 %6, -65
  %12 = icmp ult i8 %11, 26
  %add27.i = add nsw i32 %conv.i, -55
  %spec.select.i = select i1 %12, i32 %add27.i, i32 36
  br label %digit.exit
digit.exit:
  %retval.0.i = phi i32 [ %sub.i, %if.then.i ], [ %add.i, %if.then13.i ], [ %spec.select.i, %if.end16.i ]
  %cmp38 = icmp slt i32 %retval.0.i, 16
  %spec.select = select i1 %cmp38, i32 16, i32 %base
  %spec.select109 = select i1 %cmp38, i8* %arrayidx37, i8* %p.1
  br label %if.end41
if.end41:
  %base.addr.0 = phi i32 [ %base, %land.lhs.true ], [ %base, %if.end ], [ %base, %land.lhs.true26 ], [ %spec.select, %digit.exit ]
  %p.2 = phi i8* [ %p.1, %land.lhs.true ], [ %p.1, %if.end ], [ %p.1, %land.lhs.true26 ], [ %spec.select109, %digit.exit ]
  %cmp42 = icmp eq i32 %base.addr.0, 0
  br i1 %cmp42, label %if.then44, label %if.end48
if.then44:
  %13 = load i8, i8* %p.2, align 1
  %cmp46 = icmp eq i8 %13, 48
  %cond = select i1 %cmp46, i32 8, i32 10
  br label %if.end48
if.end48:
  %base.addr.1 = phi i32 [ %cond, %if.then44 ], [ %base.addr.0, %if.end41 ]
  %spec.select110 = select i1 %cmp9, i64 %most_negative, i64 %most
  %conv56 = sext i32 %base.addr.1 to i64
  br label %for.cond
for.cond:
  %p.3 = phi i8* [ %p.2, %if.end48 ], [ %incdec.ptr62, %digit.exit132 ]
  %value.0 = phi i64 [ 0, %if.end48 ], [ %value.1, %digit.exit132 ]
  %tobool65.not = phi i8* [ %s, %if.end48 ], [ %incdec.ptr62, %digit.exit132 ]
  %over.0 = phi i32 [ 0, %if.end48 ], [ %over.1, %digit.exit132 ]
  %14 = load i8, i8* %p.3, align 1
  %conv.i111 = sext i8 %14 to i32
  %15 = add i8 %14, -48
  %16 = icmp ult i8 %15, 10
  br i1 %16, label %if.then.i113, label %if.end.i114
if.then.i113:
  %sub.i112 = add nsw i32 %conv.i111, -48
  br label %digit.exit121
if.end.i114:
  %17 = add i8 %14, -97
  %18 = icmp ult i8 %17, 26
  br i1 %18, label %if.then13.i116, label %if.end16.i119
if.then13.i116:
  %add.i115 = add nsw i32 %conv.i111, -87
  br label %digit.exit121
if.end16.i119:
  %19 = add i8 %14, -65
  %20 = icmp ult i8 %19, 26
  %add27.i117 = add nsw i32 %conv.i111, -55
  %spec.select.i118 = select i1 %20, i32 %add27.i117, i32 36
  br label %digit.exit121
digit.exit121:
  %retval.0.i120 = phi i32 [ %sub.i112, %if.then.i113 ], [ %add.i115, %if.then13.i116 ], [ %spec.select.i118, %if.end16.i119 ]
  %cmp52 = icmp slt i32 %retval.0.i120, %base.addr.1
  br i1 %cmp52, label %for.body, label %for.end
for.body:
  br i1 %16, label %if.then.i124, label %if.end.i125
if.then.i124:
  %sub.i123 = add nsw i32 %conv.i111, -48
  br label %digit.exit132
if.end.i125:
  %21 = add i8 %14, -97
  %22 = icmp ult i8 %21, 26
  br i1 %22, label %if.then13.i127, label %if.end16.i130
if.then13.i127:
  %add.i126 = add nsw i32 %conv.i111, -87
  br label %digit.exit132
if.end16.i130:
  %23 = add i8 %14, -65
  %24 = icmp ult i8 %23, 26
  %add27.i128 = add nsw i32 %conv.i111, -55
  %spec.select.i129 = select i1 %24, i32 %add27.i128, i32 36
  br label %digit.exit132
digit.exit132:
  %retval.0.i131 = phi i32 [ %sub.i123, %if.then.i124 ], [ %add.i126, %if.then13.i127 ], [ %spec.select.i129, %if.end16.i130 ]
  %25 = zext i32 %retval.0.i131 to i64
  %sub = sub i64 %spec.select110, %25
  %div = udiv i64 %sub, %conv56
  %cmp57 = icmp ugt i64 %value.0, %div
  %mul = mul i64 %value.0, %conv56
  %add = add i64 %mul, %25
  %value.1 = select i1 %cmp57, i64 %value.0, i64 %add
  %over.1 = select i1 %cmp57, i32 1, i32 %over.0
  %incdec.ptr62 = getelementptr inbounds i8, i8* %p.3, i64 1
  br label %for.cond
for.end:
  %tobool63.not = icmp eq i8** %end, null
  br i1 %tobool63.not, label %if.end67, label %if.then64
if.then64:
  store i8* %tobool65.not, i8** %end, align 8
  br label %if.end67
if.end67:
  %tobool68.not = icmp eq i32 %over.0, 0
  br i1 %tobool68.not, label %cleanup, label %if.then69
if.then69:
  %call70 = call i32* @__errno_location()
  store i32 34, i32* %call70, align 4
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ %spec.select110, %if.then69 ], [ %value.0, %if.end67 ]
  ret i64 %retval.0
}
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i64 @strtoul(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) local_unnamed_addr {
entry:
  %negative = alloca i32, align 4
  %0 = bitcast i32* %negative to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0)
  %call = call fastcc i64 @parse(i8* noundef nonnull %s, i8** noundef %end, i32 noundef %base, i32* noundef nonnull %negative, i64 noundef -1, i64 noundef -1)
  %1 = load i32, i32* %negative, align 4
  %tobool.not = icmp eq i32 %1, 0
  %sub = sub i64 0, %call
  %cond = select i1 %tobool.not, i64 %call, i64 %sub
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0)
  ret i64 %cond
}
define dso_local i64 @strtoll(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) local_unnamed_addr {
entry:
  %negative.i = alloca i32, align 4
  %0 = bitcast i32* %negative.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0)
  %call.i = call fastcc i64 @parse(i8* noundef nonnull %s, i8** noundef %end, i32 noundef %base, i32* noundef nonnull %negative.i, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808)
  %1 = load i32, i32* %negative.i, align 4
  %tobool.not.i = icmp eq i32 %1, 0
  %sub.i = sub i64 0, %call.i
  %cond.i = select i1 %tobool.not.i, i64 %call.i, i64 %sub.i
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0)
  ret i64 %cond.i
}
define dso_local i64 @strtoull(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) local_unnamed_addr {
entry:
  %negative.i = alloca i32, align 4
  %0 = bitcast i32* %negative.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0)
  %call.i = call fastcc i64 @parse(i8* noundef nonnull %s, i8** noundef %end, i32 noundef %base, i32* noundef nonnull %negative.i, i64 noundef -1, i64 noundef -1)
  %1 = load i32, i32* %negative.i, align 4
  %tobool.not.i = icmp eq i32 %1, 0
  %sub.i = sub i64 0, %call.i
  %cond.i = select i1 %tobool.not.i, i64 %call.i, i64 %sub.i
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0)
  ret i64 %cond.i
}
define dso_local i64 @atoll(i8* nocapture noundef nonnull readonly %s) local_unnamed_addr {
entry:
  br label %while.cond.i
while.cond.i:
  %p.0.i = phi i8* [ %s, %entry ], [ %incdec.ptr.i, %while.body.i ]
  %0 = load i8, i8* %p.0.i, align 1
  switch i8 %0, label %while.end.i [
    i8 32, label %while.body.i
    i8 13, label %while.body.i
    i8 12, label %while.body.i
    i8 11, label %while.body.i
    i8 10, label %while.body.i
    i8 9, label %while.body.i
  ]
while.body.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %p.0.i, i64 1
  br label %while.cond.i
while.end.i:
  %cmp9.i = icmp eq i8 %0, 45
  switch i8 %0, label %if.end.i [
    i8 45, label %if.then.i
    i8 43, label %if.then.i
  ]
if.then.i:
  %incdec.ptr17.i = getelementptr inbounds i8, i8* %p.0.i, i64 1
  br label %if.end.i
if.end.i:
  %p.1.i = phi i8* [ %incdec.ptr17.i, %if.then.i ], [ %p.0.i, %while.end.i ]
  %spec.select110.i = select i1 %cmp9.i, i64 -9223372036854775808, i64 9223372036854775807
  br label %for.cond.i
for.cond.i:
  %p.3.i = phi i8* [ %p.1.i, %if.end.i ], [ %incdec.ptr62.i, %digit.exit132.i ]
  %value.0.i = phi i64 [ 0, %if.end.i ], [ %value.1.i, %digit.exit132.i ]
  %over.0.i = phi i32 [ 0, %if.end.i ], [ %over.1.i, %digit.exit132.i ]
  %1 = load i8, i8* %p.3.i, align 1
  %conv.i111.i = sext i8 %1 to i32
  %2 = add i8 %1, -48
  %3 = icmp ult i8 %2, 10
  br i1 %3, label %if.then.i113.i, label %if.end.i114.i
if.then.i113.i:
  %sub.i112.i = add nsw i32 %conv.i111.i, -48
  br label %digit.exit121.i
if.end.i114.i:
  %4 = add i8 %1, -97
  %5 = icmp ult i8 %4, 26
  br i1 %5, label %if.then13.i116.i, label %if.end16.i119.i
if.then13.i116.i:
  %add.i115.i = add nsw i32 %conv.i111.i, -87
  br label %digit.exit121.i
if.end16.i119.i:
  %6 = add i8 %1, -65
  %7 = icmp ult i8 %6, 26
  %add27.i117.i = add nsw i32 %conv.i111.i, -55
  %spec.select.i118.i = select i1 %7, i32 %add27.i117.i, i32 36
  br label %digit.exit121.i
digit.exit121.i:
  %retval.0.i120.i = phi i32 [ %sub.i112.i, %if.then.i113.i ], [ %add.i115.i, %if.then13.i116.i ], [ %spec.select.i118.i, %if.end16.i119.i ]
  %cmp52.i = icmp slt i32 %retval.0.i120.i, 10
  br i1 %cmp52.i, label %for.body.i, label %for.end.i
for.body.i:
  br i1 %3, label %if.then.i124.i, label %if.end.i125.i
if.then.i124.i:
  %sub.i123.i = add nsw i32 %conv.i111.i, -48
  br label %digit.exit132.i
if.end.i125.i:
  %8 = add i8 %1, -97
  %9 = icmp ult i8 %8, 26
  br i1 %9, label %if.then13.i127.i, label %if.end16.i130.i
if.then13.i127.i:
  %add.i126.i = add nsw i32 %conv.i111.i, -87
  br label %digit.exit132.i
if.end16.i130.i:
  %10 = add i8 %1, -65
  %11 = icmp ult i8 %10, 26
  %add27.i128.i = add nsw i32 %conv.i111.i, -55
  %spec.select.i129.i = select i1 %11, i32 %add27.i128.i, i32 36
  br label %digit.exit132.i
digit.exit132.i:
  %retval.0.i131.i = phi i32 [ %sub.i123.i, %if.then.i124.i ], [ %add.i126.i, %if.then13.i127.i ], [ %spec.select.i129.i, %if.end16.i130.i ]
  %12 = zext i32 %retval.0.i131.i to i64
  %sub.i2 = sub i64 %spec.select110.i, %12
  %div.i = udiv i64 %sub.i2, 10
  %cmp57.i = icmp ugt i64 %value.0.i, %div.i
  %mul.i = mul i64 %value.0.i, 10
  %add.i = add i64 %mul.i, %12
  %value.1.i = select i1 %cmp57.i, i64 %value.0.i, i64 %add.i
  %over.1.i = select i1 %cmp57.i, i32 1, i32 %over.0.i
  %incdec.ptr62.i = getelementptr inbounds i8, i8* %p.3.i, i64 1
  br label %for.cond.i
for.end.i:
  %tobool68.not.i = icmp eq i32 %over.0.i, 0
  br i1 %tobool68.not.i, label %parse.exit, label %if.then69.i
if.then69.i:
  %call70.i = call i32* @__errno_location()
  store i32 34, i32* %call70.i, align 4
  br label %parse.exit
parse.exit:
  %retval.0.i = phi i64 [ %spec.select110.i, %if.then69.i ], [ %value.0.i, %for.end.i ]
  %sub.i = sub i64 0, %retval.0.i
  %cond.i = select i1 %cmp9.i, i64 %sub.i, i64 %retval.0.i
  ret i64 %cond.i
}
define dso_local i32 @atoi(i8* nocapture noundef nonnull readonly %s) local_unnamed_addr {
entry:
  br label %while.cond
while.cond:
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i8, i8* %s.addr.0, align 1
  switch i8 %0, label %while.end [
    i8 32, label %while.body
    i8 13, label %while.body
    i8 12, label %while.body
    i8 11, label %while.body
    i8 10, label %while.body
    i8 9, label %while.body
  ]
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i64 1
  br label %while.cond
while.end:
  %cmp9 = icmp eq i8 %0, 45
  %cmp15 = icmp eq i8 %0, 43
  %or.cond44 = or i1 %cmp9, %cmp15
  %s.addr.1.idx = zext i1 %or.cond44 to i64
  %s.addr.1 = getelementptr i8, i8* %s.addr.0, i64 %s.addr.1.idx
  %1 = load i8, i8* %s.addr.1, align 1
  %2 = add i8 %1, -48
  %3 = icmp ult i8 %2, 10
  br i1 %3, label %for.body, label %for.end
for.body:
  %4 = phi i8 [ %5, %for.body ], [ %1, %while.end ]
  %s.addr.248 = phi i8* [ %incdec.ptr27, %for.body ], [ %s.addr.1, %while.end ]
  %value.047 = phi i32 [ %add, %for.body ], [ 0, %while.end ]
  %conv18 = sext i8 %4 to i32
  %mul = mul i32 %value.047, 10
  %sub = add i32 %mul, -48
  %add = add i32 %sub, %conv18
  %incdec.ptr27 = getelementptr inbounds i8, i8* %s.addr.248, i64 1
  %5 = load i8, i8* %incdec.ptr27, align 1
  %6 = add i8 %5, -48
  %7 = icmp ult i8 %6, 10
  br i1 %7, label %for.body, label %for.end
for.end:
  %value.0.lcssa = phi i32 [ 0, %while.end ], [ %add, %for.body ]
  %sub28 = sub i32 0, %value.0.lcssa
  %cond = select i1 %cmp9, i32 %sub28, i32 %value.0.lcssa
  ret i32 %cond
}
define dso_local i64 @atol(i8* nocapture noundef nonnull readonly %s) local_unnamed_addr {
entry:
  br label %while.cond.i
while.cond.i:
  %p.0.i = phi i8* [ %s, %entry ], [ %incdec.ptr.i, %while.body.i ]
  %0 = load i8, i8* %p.0.i, align 1
  switch i8 %0, label %while.end.i [
    i8 32, label %while.body.i
    i8 13, label %while.body.i
    i8 12, label %while.body.i
    i8 11, label %while.body.i
    i8 10, label %while.body.i
    i8 9, label %while.body.i
  ]
while.body.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %p.0.i, i64 1
  br label %while.cond.i
while.end.i:
  %cmp9.i = icmp eq i8 %0, 45
  switch i8 %0, label %if.end.i [
    i8 45, label %if.then.i
    i8 43, label %if.then.i
  ]
if.then.i:
  %incdec.ptr17.i = getelementptr inbounds i8, i8* %p.0.i, i64 1
  br label %if.end.i
if.end.i:
  %p.1.i = phi i8* [ %incdec.ptr17.i, %if.then.i ], [ %p.0.i, %while.end.i ]
  %spec.select110.i = select i1 %cmp9.i, i64 -9223372036854775808, i64 9223372036854775807
  br label %for.cond.i
for.cond.i:
  %p.3.i = phi i8* [ %p.1.i, %if.end.i ], [ %incdec.ptr62.i, %digit.exit132.i ]
  %value.0.i = phi i64 [ 0, %if.end.i ], [ %value.1.i, %digit.exit132.i ]
  %over.0.i = phi i32 [ 0, %if.end.i ], [ %over.1.i, %digit.exit132.i ]
  %1 = load i8, i8* %p.3.i, align 1
  %conv.i111.i = sext i8 %1 to i32
  %2 = add i8 %1, -48
  %3 = icmp ult i8 %2, 10
  br i1 %3, label %if.then.i113.i, label %if.end.i114.i
if.then.i113.i:
  %sub.i112.i = add nsw i32 %conv.i111.i, -48
  br label %digit.exit121.i
if.end.i114.i:
  %4 = add i8 %1, -97
  %5 = icmp ult i8 %4, 26
  br i1 %5, label %if.then13.i116.i, label %if.end16.i119.i
if.then13.i116.i:
  %add.i115.i = add nsw i32 %conv.i111.i, -87
  br label %digit.exit121.i
if.end16.i119.i:
  %6 = add i8 %1, -65
  %7 = icmp ult i8 %6, 26
  %add27.i117.i = add nsw i32 %conv.i111.i, -55
  %spec.select.i118.i = select i1 %7, i32 %add27.i117.i, i32 36
  br label %digit.exit121.i
digit.exit121.i:
  %retval.0.i120.i = phi i32 [ %sub.i112.i, %if.then.i113.i ], [ %add.i115.i, %if.then13.i116.i ], [ %spec.select.i118.i, %if.end16.i119.i ]
  %cmp52.i = icmp slt i32 %retval.0.i120.i, 10
  br i1 %cmp52.i, label %for.body.i, label %for.end.i
for.body.i:
  br i1 %3, label %if.then.i124.i, label %if.end.i125.i
if.then.i124.i:
  %sub.i123.i = add nsw i32 %conv.i111.i, -48
  br label %digit.exit132.i
if.end.i125.i:
  %8 = add i8 %1, -97
  %9 = icmp ult i8 %8, 26
  br i1 %9, label %if.then13.i127.i, label %if.end16.i130.i
if.then13.i127.i:
  %add.i126.i = add nsw i32 %conv.i111.i, -87
  br label %digit.exit132.i
if.end16.i130.i:
  %10 = add i8 %1, -65
  %11 = icmp ult i8 %10, 26
  %add27.i128.i = add nsw i32 %conv.i111.i, -55
  %spec.select.i129.i = select i1 %11, i32 %add27.i128.i, i32 36
  br label %digit.exit132.i
digit.exit132.i:
  %retval.0.i131.i = phi i32 [ %sub.i123.i, %if.then.i124.i ], [ %add.i126.i, %if.then13.i127.i ], [ %spec.select.i129.i, %if.end16.i130.i ]
  %12 = zext i32 %retval.0.i131.i to i64
  %sub.i2 = sub i64 %spec.select110.i, %12
  %div.i = udiv i64 %sub.i2, 10
  %cmp57.i = icmp ugt i64 %value.0.i, %div.i
  %mul.i = mul i64 %value.0.i, 10
  %add.i = add i64 %mul.i, %12
  %value.1.i = select i1 %cmp57.i, i64 %value.0.i, i64 %add.i
  %over.1.i = select i1 %cmp57.i, i32 1, i32 %over.0.i
  %incdec.ptr62.i = getelementptr inbounds i8, i8* %p.3.i, i64 1
  br label %for.cond.i
for.end.i:
  %tobool68.not.i = icmp eq i32 %over.0.i, 0
  br i1 %tobool68.not.i, label %parse.exit, label %if.then69.i
if.then69.i:
  %call70.i = call i32* @__errno_location()
  store i32 34, i32* %call70.i, align 4
  br label %parse.exit
parse.exit:
  %retval.0.i = phi i64 [ %spec.select110.i, %if.then69.i ], [ %value.0.i, %for.end.i ]
  %sub.i = sub i64 0, %retval.0.i
  %cond.i = select i1 %cmp9.i, i64 %sub.i, i64 %retval.0.i
  ret i64 %cond.i
}
define dso_local double @atof(i8* nocapture noundef nonnull readnone %s) local_unnamed_addr {
entry:
  %call = call double @__gsmack_nondet_double()
  ret double %call
}
declare dso_local double @__gsmack_nondet_double() local_unnamed_addr
define dso_local i32 @abs(i32 noundef %n) local_unnamed_addr {
entry:
  %0 = call i32 @llvm.abs.i32(i32 %n, i1 true)
  ret i32 %0
}
define dso_local i64 @labs(i64 noundef %n) local_unnamed_addr {
entry:
  %0 = call i64 @llvm.abs.i64(i64 %n, i1 true)
  ret i64 %0
}
define dso_local i64 @llabs(i64 noundef %n) local_unnamed_addr {
entry:
  %0 = call i64 @llvm.abs.i64(i64 %n, i1 true)
  ret i64 %0
}
define dso_local i64 @div(i32 noundef %a, i32 noundef %b) local_unnamed_addr {
entry:
  %div = sdiv i32 %a, %b
  %rem1 = srem i32 %a, %b
  %retval.sroa.2.0.insert.ext = zext i32 %rem1 to i64
  %retval.sroa.2.0.insert.shift = shl nuw i64 %retval.sroa.2.0.insert.ext, 32
  %retval.sroa.0.0.insert.ext = zext i32 %div to i64
  %retval.sroa.0.0.insert.insert = or i64 %retval.sroa.2.0.insert.shift, %retval.sroa.0.0.insert.ext
  ret i64 %retval.sroa.0.0.insert.insert
}
define dso_local { i64, i64 } @ldiv(i64 noundef %a, i64 noundef %b) local_unnamed_addr {
entry:
  %div = sdiv i64 %a, %b
  %rem1 = srem i64 %a, %b
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %div, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %rem1, 1
  ret { i64, i64 } %.fca.1.insert
}
declare dso_local i32* @__errno_location() local_unnamed_addr
declare i32 @llvm.abs.i32(i32, i1 immarg)
declare i64 @llvm.abs.i64(i64, i1 immarg)
