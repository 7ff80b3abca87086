target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i32, i32 }
define dso_local i32 @strtol(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) local_unnamed_addr {
entry:
  %negative = alloca i32, align 4
  %0 = bitcast i32* %negative to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0)
  %call = call fastcc i32 @parse(i8* noundef nonnull %s, i8** noundef %end, i32 noundef %base, i32* noundef nonnull %negative, i32 noundef 2147483647, i32 noundef -2147483648)
  %1 = load i32, i32* %negative, align 4
  %tobool.not = icmp eq i32 %1, 0
  %sub = sub i32 0, %call
  %cond = select i1 %tobool.not, i32 %call, i32 %sub
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0)
  ret i32 %cond
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
define internal fastcc i32 @parse(i8* noundef %s, i8** noundef writeonly %end, i32 noundef %base, i32* nocapture noundef %negative, i32 noundef %most, i32 noundef %most_negative) unnamed_addr {
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
  %incdec.ptr = getelementptr inbounds i8, i8* %p.0, i32 1
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
  %incdec.ptr17 = getelementptr inbounds i8, i8* %p.0, i32 1
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
  %arrayidx27 = getelementptr inbounds i8, i8* %p.1, i32 1
  %5 = load i8, i8* %arrayidx27, align 1
  switch i8 %5, label %if.end41 [
    i8 120, label %land.lhs.true36
    i8 88, label %land.lhs.true36
  ]
land.lhs.true36:
  %arrayidx37 = getelementptr inbounds i8, i8* %p.1, i32 2
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
  %spec.select106 = select i1 %cmp38, i8* %arrayidx37, i8* %p.1
  br label %if.end41
if.end41:
  %base.addr.0 = phi i32 [ %base, %land.lhs.true ], [ %base, %if.end ], [ %base, %land.lhs.true26 ], [ %spec.select, %digit.exit ]
  %p.2 = phi i8* [ %p.1, %land.lhs.true ], [ %p.1, %if.end ], [ %p.1, %land.lhs.true26 ], [ %spec.select106, %digit.exit ]
  %cmp42 = icmp eq i32 %base.addr.0, 0
  br i1 %cmp42, label %if.then44, label %if.end48
if.then44:
  %13 = load i8, i8* %p.2, align 1
  %cmp46 = icmp eq i8 %13, 48
  %cond = select i1 %cmp46, i32 8, i32 10
  br label %if.end48
if.end48:
  %base.addr.1 = phi i32 [ %cond, %if.then44 ], [ %base.addr.0, %if.end41 ]
  %spec.select107 = select i1 %cmp9, i32 %most_negative, i32 %most
  br label %for.cond
for.cond:
  %p.3 = phi i8* [ %p.2, %if.end48 ], [ %incdec.ptr59, %digit.exit129 ]
  %value.0 = phi i32 [ 0, %if.end48 ], [ %value.1, %digit.exit129 ]
  %tobool62.not = phi i8* [ %s, %if.end48 ], [ %incdec.ptr59, %digit.exit129 ]
  %over.0 = phi i32 [ 0, %if.end48 ], [ %over.1, %digit.exit129 ]
  %14 = load i8, i8* %p.3, align 1
  %conv.i108 = sext i8 %14 to i32
  %15 = add i8 %14, -48
  %16 = icmp ult i8 %15, 10
  br i1 %16, label %if.then.i110, label %if.end.i111
if.then.i110:
  %sub.i109 = add nsw i32 %conv.i108, -48
  br label %digit.exit118
if.end.i111:
  %17 = add i8 %14, -97
  %18 = icmp ult i8 %17, 26
  br i1 %18, label %if.then13.i113, label %if.end16.i116
if.then13.i113:
  %add.i112 = add nsw i32 %conv.i108, -87
  br label %digit.exit118
if.end16.i116:
  %19 = add i8 %14, -65
  %20 = icmp ult i8 %19, 26
  %add27.i114 = add nsw i32 %conv.i108, -55
  %spec.select.i115 = select i1 %20, i32 %add27.i114, i32 36
  br label %digit.exit118
digit.exit118:
  %retval.0.i117 = phi i32 [ %sub.i109, %if.then.i110 ], [ %add.i112, %if.then13.i113 ], [ %spec.select.i115, %if.end16.i116 ]
  %cmp52 = icmp slt i32 %retval.0.i117, %base.addr.1
  br i1 %cmp52, label %for.body, label %for.end
for.body:
  br i1 %16, label %if.then.i121, label %if.end.i122
if.then.i121:
  %sub.i120 = add nsw i32 %conv.i108, -48
  br label %digit.exit129
if.end.i122:
  %21 = add i8 %14, -97
  %22 = icmp ult i8 %21, 26
  br i1 %22, label %if.then13.i124, label %if.end16.i127
if.then13.i124:
  %add.i123 = add nsw i32 %conv.i108, -87
  br label %digit.exit129
if.end16.i127:
  %23 = add i8 %14, -65
  %24 = icmp ult i8 %23, 26
  %add27.i125 = add nsw i32 %conv.i108, -55
  %spec.select.i126 = select i1 %24, i32 %add27.i125, i32 36
  br label %digit.exit129
digit.exit129:
  %retval.0.i128 = phi i32 [ %sub.i120, %if.then.i121 ], [ %add.i123, %if.then13.i124 ], [ %spec.select.i126, %if.end16.i127 ]
  %sub = sub i32 %spec.select107, %retval.0.i128
  %div = udiv i32 %sub, %base.addr.1
  %cmp55 = icmp ugt i32 %value.0, %div
  %mul = mul i32 %value.0, %base.addr.1
  %add = add i32 %retval.0.i128, %mul
  %value.1 = select i1 %cmp55, i32 %value.0, i32 %add
  %over.1 = select i1 %cmp55, i32 1, i32 %over.0
  %incdec.ptr59 = getelementptr inbounds i8, i8* %p.3, i32 1
  br label %for.cond
for.end:
  %tobool60.not = icmp eq i8** %end, null
  br i1 %tobool60.not, label %if.end64, label %if.then61
if.then61:
  store i8* %tobool62.not, i8** %end, align 4
  br label %if.end64
if.end64:
  %tobool65.not = icmp eq i32 %over.0, 0
  br i1 %tobool65.not, label %cleanup, label %if.then66
if.then66:
  %call67 = call i32* @__errno_location()
  store i32 34, i32* %call67, align 4
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %spec.select107, %if.then66 ], [ %value.0, %if.end64 ]
  ret i32 %retval.0
}
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i32 @strtoul(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) local_unnamed_addr {
entry:
  %negative = alloca i32, align 4
  %0 = bitcast i32* %negative to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0)
  %call = call fastcc i32 @parse(i8* noundef nonnull %s, i8** noundef %end, i32 noundef %base, i32* noundef nonnull %negative, i32 noundef -1, i32 noundef -1)
  %1 = load i32, i32* %negative, align 4
  %tobool.not = icmp eq i32 %1, 0
  %sub = sub i32 0, %call
  %cond = select i1 %tobool.not, i32 %call, i32 %sub
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0)
  ret i32 %cond
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
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %while.cond
while.end:
  %cmp9 = icmp eq i8 %0, 45
  %cmp15 = icmp eq i8 %0, 43
  %or.cond44 = or i1 %cmp9, %cmp15
  %s.addr.1.idx = zext i1 %or.cond44 to i32
  %s.addr.1 = getelementptr i8, i8* %s.addr.0, i32 %s.addr.1.idx
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
  %incdec.ptr27 = getelementptr inbounds i8, i8* %s.addr.248, i32 1
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
define dso_local i32 @atol(i8* nocapture noundef nonnull readonly %s) local_unnamed_addr {
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
  %incdec.ptr.i = getelementptr inbounds i8, i8* %p.0.i, i32 1
  br label %while.cond.i
while.end.i:
  %cmp9.i = icmp eq i8 %0, 45
  switch i8 %0, label %if.end.i [
    i8 45, label %if.then.i
    i8 43, label %if.then.i
  ]
if.then.i:
  %incdec.ptr17.i = getelementptr inbounds i8, i8* %p.0.i, i32 1
  br label %if.end.i
if.end.i:
  %p.1.i = phi i8* [ %incdec.ptr17.i, %if.then.i ], [ %p.0.i, %while.end.i ]
  %spec.select107.i = select i1 %cmp9.i, i32 -2147483648, i32 2147483647
  br label %for.cond.i
for.cond.i:
  %p.3.i = phi i8* [ %p.1.i, %if.end.i ], [ %incdec.ptr59.i, %digit.exit129.i ]
  %value.0.i = phi i32 [ 0, %if.end.i ], [ %value.1.i, %digit.exit129.i ]
  %over.0.i = phi i32 [ 0, %if.end.i ], [ %over.1.i, %digit.exit129.i ]
  %1 = load i8, i8* %p.3.i, align 1
  %conv.i108.i = sext i8 %1 to i32
  %2 = add i8 %1, -48
  %3 = icmp ult i8 %2, 10
  br i1 %3, label %if.then.i110.i, label %if.end.i111.i
if.then.i110.i:
  %sub.i109.i = add nsw i32 %conv.i108.i, -48
  br label %digit.exit118.i
if.end.i111.i:
  %4 = add i8 %1, -97
  %5 = icmp ult i8 %4, 26
  br i1 %5, label %if.then13.i113.i, label %if.end16.i116.i
if.then13.i113.i:
  %add.i112.i = add nsw i32 %conv.i108.i, -87
  br label %digit.exit118.i
if.end16.i116.i:
  %6 = add i8 %1, -65
  %7 = icmp ult i8 %6, 26
  %add27.i114.i = add nsw i32 %conv.i108.i, -55
  %spec.select.i115.i = select i1 %7, i32 %add27.i114.i, i32 36
  br label %digit.exit118.i
digit.exit118.i:
  %retval.0.i117.i = phi i32 [ %sub.i109.i, %if.then.i110.i ], [ %add.i112.i, %if.then13.i113.i ], [ %spec.select.i115.i, %if.end16.i116.i ]
  %cmp52.i = icmp slt i32 %retval.0.i117.i, 10
  br i1 %cmp52.i, label %for.body.i, label %for.end.i
for.body.i:
  br i1 %3, label %if.then.i121.i, label %if.end.i122.i
if.then.i121.i:
  %sub.i120.i = add nsw i32 %conv.i108.i, -48
  br label %digit.exit129.i
if.end.i122.i:
  %8 = add i8 %1, -97
  %9 = icmp ult i8 %8, 26
  br i1 %9, label %if.then13.i124.i, label %if.end16.i127.i
if.then13.i124.i:
  %add.i123.i = add nsw i32 %conv.i108.i, -87
  br label %digit.exit129.i
if.end16.i127.i:
  %10 = add i8 %1, -65
  %11 = icmp ult i8 %10, 26
  %add27.i125.i = add nsw i32 %conv.i108.i, -55
  %spec.select.i126.i = select i1 %11, i32 %add27.i125.i, i32 36
  br label %digit.exit129.i
digit.exit129.i:
  %retval.0.i128.i = phi i32 [ %sub.i120.i, %if.then.i121.i ], [ %add.i123.i, %if.then13.i124.i ], [ %spec.select.i126.i, %if.end16.i127.i ]
  %sub.i2 = sub i32 %spec.select107.i, %retval.0.i128.i
  %div.i = udiv i32 %sub.i2, 10
  %cmp55.i = icmp ugt i32 %value.0.i, %div.i
  %mul.i = mul i32 %value.0.i, 10
  %add.i = add i32 %retval.0.i128.i, %mul.i
  %value.1.i = select i1 %cmp55.i, i32 %value.0.i, i32 %add.i
  %over.1.i = select i1 %cmp55.i, i32 1, i32 %over.0.i
  %incdec.ptr59.i = getelementptr inbounds i8, i8* %p.3.i, i32 1
  br label %for.cond.i
for.end.i:
  %tobool65.not.i = icmp eq i32 %over.0.i, 0
  br i1 %tobool65.not.i, label %parse.exit, label %if.then66.i
if.then66.i:
  %call67.i = call i32* @__errno_location()
  store i32 34, i32* %call67.i, align 4
  br label %parse.exit
parse.exit:
  %retval.0.i = phi i32 [ %spec.select107.i, %if.then66.i ], [ %value.0.i, %for.end.i ]
  %sub.i = sub i32 0, %retval.0.i
  %cond.i = select i1 %cmp9.i, i32 %sub.i, i32 %retval.0.i
  ret i32 %cond.i
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
define dso_local i32 @labs(i32 noundef %n) local_unnamed_addr {
entry:
  %0 = call i32 @llvm.abs.i32(i32 %n, i1 true)
  ret i32 %0
}
define dso_local i64 @llabs(i64 noundef %n) local_unnamed_addr {
entry:
  %0 = call i64 @llvm.abs.i64(i64 %n, i1 true)
  ret i64 %0
}
define dso_local void @div(%struct.div_t* noalias nocapture writeonly sret(%struct.div_t) align 4 %agg.result, i32 noundef %a, i32 noundef %b) local_unnamed_addr {
entry:
  %quot = getelementptr inbounds %struct.div_t, %struct.div_t* %agg.result, i32 0, i32 0
  %div = sdiv i32 %a, %b
  store i32 %div, i32* %quot, align 4
  %rem = getelementptr inbounds %struct.div_t, %struct.div_t* %agg.result, i32 0, i32 1
  %rem1 = srem i32 %a, %b
  store i32 %rem1, i32* %rem, align 4
  ret void
}
define dso_local void @ldiv(%struct.ldiv_t* noalias nocapture writeonly sret(%struct.ldiv_t) align 4 %agg.result, i32 noundef %a, i32 noundef %b) local_unnamed_addr {
entry:
  %quot = getelementptr inbounds %struct.ldiv_t, %struct.ldiv_t* %agg.result, i32 0, i32 0
  %div = sdiv i32 %a, %b
  store i32 %div, i32* %quot, align 4
  %rem = getelementptr inbounds %struct.ldiv_t, %struct.ldiv_t* %agg.result, i32 0, i32 1
  %rem1 = srem i32 %a, %b
  store i32 %rem1, i32* %rem, align 4
  ret void
}
declare dso_local i32* @__errno_location() local_unnamed_addr
declare i32 @llvm.abs.i32(i32, i1 immarg)
declare i64 @llvm.abs.i64(i64, i1 immarg)
