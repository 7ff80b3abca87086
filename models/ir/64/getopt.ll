target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.option = type { i8*, i32, i32*, i32 }
@optind = dso_local global i32 1, align 4
@opterr = dso_local global i32 1, align 4
@optopt = dso_local global i32 63, align 4
@optarg = dso_local global i8* null, align 8
@begun = internal global i8 0, align 1
@last = internal global i32 0, align 4
@first = internal global i32 0, align 4
@rest = internal global i8* null, align 8
@correct = internal global i8 0, align 1
@.str = private unnamed_addr constant [23 x i8] c"long options of getopt\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"--\00", align 1
define dso_local i32 @getopt(i32 noundef %argc, i8** noundef nonnull %argv, i8* noundef nonnull %options) {
entry:
  %call = call i32 @next_option(i32 noundef %argc, i8** noundef %argv, i8* noundef %options, %struct.option* noundef null, i32* noundef null)
  ret i32 %call
}
define internal i32 @next_option(i32 noundef %argc, i8** noundef %argv, i8* noundef %options, %struct.option* noundef %longs, i32* noundef %index) {
entry:
  %0 = load i8, i8* @begun, align 1
  %tobool = trunc i8 %0 to i1
  br i1 %tobool, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %1 = load i32, i32* @optind, align 4
  %tobool1 = icmp ne i32 %1, 0
  br i1 %tobool1, label %if.end4, label %if.then
if.then:
  %2 = load i32, i32* @optind, align 4
  %tobool2 = icmp ne i32 %2, 0
  br i1 %tobool2, label %if.end, label %if.then3
if.then3:
  store i32 1, i32* @optind, align 4
  br label %if.end
if.end:
  %3 = load i32, i32* @optind, align 4
  store i32 %3, i32* @last, align 4
  store i32 %3, i32* @first, align 4
  store i8* null, i8** @rest, align 8
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %frombool = zext i1 %call to i8
  store i8 %frombool, i8* @correct, align 1
  store i8 1, i8* @begun, align 1
  br label %if.end4
if.end4:
  %4 = load i8, i8* %options, align 1
  %conv = sext i8 %4 to i32
  %cmp = icmp eq i32 %conv, 43
  br i1 %cmp, label %cond.true, label %lor.lhs.false6
lor.lhs.false6:
  %cmp8 = icmp eq i32 %conv, 45
  br i1 %cmp8, label %cond.true, label %cond.false
cond.true:
  %incdec.ptr = getelementptr inbounds i8, i8* %options, i32 1
  %5 = load i8, i8* %options, align 1
  %conv10 = sext i8 %5 to i32
  br label %cond.end
cond.false:
  %6 = load i8, i8* @correct, align 1
  %tobool11 = trunc i8 %6 to i1
  %cond = select i1 %tobool11, i32 43, i32 0
  br label %cond.end
cond.end:
  %options.addr.0 = phi i8* [ %incdec.ptr, %cond.true ], [ %options, %cond.false ]
  %cond13 = phi i32 [ %conv10, %cond.true ], [ %cond, %cond.false ]
  %conv14 = trunc i32 %cond13 to i8
  %7 = load i8, i8* %options.addr.0, align 1
  %conv15 = sext i8 %7 to i32
  %cmp16 = icmp eq i32 %conv15, 58
  %cond18 = select i1 %cmp16, i32 58, i32 63
  %conv19 = trunc i32 %cond18 to i8
  store i8* null, i8** @optarg, align 8
  %8 = load i8*, i8** @rest, align 8
  %tobool20 = icmp ne i8* %8, null
  br i1 %tobool20, label %lor.lhs.false21, label %if.then23
lor.lhs.false21:
  %9 = load i8, i8* %8, align 1
  %tobool22 = icmp ne i8 %9, 0
  br i1 %tobool22, label %if.end28, label %if.then23
if.then23:
  %10 = load i32, i32* @last, align 4
  %11 = load i32, i32* @optind, align 4
  %cmp.i = icmp sgt i32 %10, %11
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  store i32 %11, i32* @last, align 4
  br label %if.end.i
if.end.i:
  %12 = load i32, i32* @first, align 4
  %13 = load i32, i32* @last, align 4
  %cmp1.i = icmp sgt i32 %12, %13
  br i1 %cmp1.i, label %if.then2.i, label %if.end3.i
if.then2.i:
  store i32 %13, i32* @first, align 4
  br label %if.end3.i
if.end3.i:
  %14 = load i32, i32* @last, align 4
  %15 = load i32, i32* @first, align 4
  %sub.i.i = sub nsw i32 %14, %15
  br label %for.cond.i.i
for.cond.i.i:
  %16 = load i32, i32* @last, align 4
  %17 = load i32, i32* @optind, align 4
  %cmp.i.i = icmp slt i32 %16, %17
  br i1 %cmp.i.i, label %for.body.i.i, label %operands_last.exit.i
for.body.i.i:
  %idxprom.i.i = sext i32 %16 to i64
  %arrayidx.i.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom.i.i
  %18 = load i8*, i8** %arrayidx.i.i, align 8
  br label %for.cond1.i.i
for.cond1.i.i:
  %i.0.i.i = phi i32 [ 0, %for.body.i.i ], [ %inc.i.i, %for.body3.i.i ]
  %cmp2.i.i = icmp slt i32 %i.0.i.i, %sub.i.i
  br i1 %cmp2.i.i, label %for.body3.i.i, label %for.cond.cleanup.i.i
for.cond.cleanup.i.i:
  %19 = load i32, i32* @first, align 4
  %idxprom11.i.i = sext i32 %19 to i64
  %arrayidx12.i.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom11.i.i
  store i8* %18, i8** %arrayidx12.i.i, align 8
  %20 = load i32, i32* @first, align 4
  %inc14.i.i = add nsw i32 %20, 1
  store i32 %inc14.i.i, i32* @first, align 4
  %21 = load i32, i32* @last, align 4
  %inc15.i.i = add nsw i32 %21, 1
  store i32 %inc15.i.i, i32* @last, align 4
  br label %for.cond.i.i
for.body3.i.i:
  %22 = load i32, i32* @last, align 4
  %sub4.i.i = sub nsw i32 %22, %i.0.i.i
  %sub5.i.i = sub nsw i32 %sub4.i.i, 1
  %idxprom6.i.i = sext i32 %sub5.i.i to i64
  %arrayidx7.i.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom6.i.i
  %23 = load i8*, i8** %arrayidx7.i.i, align 8
  %idxprom9.i.i = sext i32 %sub4.i.i to i64
  %arrayidx10.i.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom9.i.i
  store i8* %23, i8** %arrayidx10.i.i, align 8
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond1.i.i
operands_last.exit.i:
  br label %while.cond.i
while.cond.i:
  %tobool.i = icmp ne i8 %conv14, 0
  br i1 %tobool.i, label %land.end.i, label %land.lhs.true.i
land.lhs.true.i:
  %24 = load i32, i32* @optind, align 4
  %cmp4.i = icmp slt i32 %24, %argc
  br i1 %cmp4.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %idxprom.i = sext i32 %24 to i64
  %arrayidx.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom.i
  %25 = load i8*, i8** %arrayidx.i, align 8
  %26 = load i8, i8* %25, align 1
  %conv.i.i = sext i8 %26 to i32
  %cmp.i11.i = icmp eq i32 %conv.i.i, 45
  br i1 %cmp.i11.i, label %land.rhs.i.i, label %is_option.exit.i
land.rhs.i.i:
  %arrayidx2.i.i = getelementptr inbounds i8, i8* %25, i64 1
  %27 = load i8, i8* %arrayidx2.i.i, align 1
  %conv3.i.i = sext i8 %27 to i32
  %tobool.i.i = icmp ne i32 %conv3.i.i, 0
  br label %is_option.exit.i
is_option.exit.i:
  %28 = phi i1 [ false, %land.rhs.i ], [ %tobool.i.i, %land.rhs.i.i ]
  %lnot.i = xor i1 %28, true
  br label %land.end.i
land.end.i:
  %29 = phi i1 [ false, %land.lhs.true.i ], [ false, %while.cond.i ], [ %lnot.i, %is_option.exit.i ]
  br i1 %29, label %while.body.i, label %while.end.i
while.body.i:
  %30 = load i32, i32* @optind, align 4
  %inc.i = add nsw i32 %30, 1
  store i32 %inc.i, i32* @optind, align 4
  br label %while.cond.i
while.end.i:
  %31 = load i32, i32* @optind, align 4
  store i32 %31, i32* @last, align 4
  %32 = load i32, i32* @optind, align 4
  %cmp5.i = icmp slt i32 %32, %argc
  br i1 %cmp5.i, label %land.lhs.true6.i, label %if.end13.i
land.lhs.true6.i:
  %idxprom7.i = sext i32 %32 to i64
  %arrayidx8.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom7.i
  %33 = load i8*, i8** %arrayidx8.i, align 8
  %call9.i = call i32 @strcmp(i8* noundef %33, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0))
  %tobool10.i = icmp ne i32 %call9.i, 0
  br i1 %tobool10.i, label %if.end13.i, label %if.then11.i
if.then11.i:
  %inc12.i = add nsw i32 %32, 1
  store i32 %inc12.i, i32* @optind, align 4
  %34 = load i32, i32* @last, align 4
  %35 = load i32, i32* @first, align 4
  %sub.i12.i = sub nsw i32 %34, %35
  br label %for.cond.i14.i
for.cond.i14.i:
  %36 = load i32, i32* @last, align 4
  %37 = load i32, i32* @optind, align 4
  %cmp.i13.i = icmp slt i32 %36, %37
  br i1 %cmp.i13.i, label %for.body.i17.i, label %operands_last.exit34.i
for.body.i17.i:
  %idxprom.i15.i = sext i32 %36 to i64
  %arrayidx.i16.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom.i15.i
  %38 = load i8*, i8** %arrayidx.i16.i, align 8
  br label %for.cond1.i20.i
for.cond1.i20.i:
  %i.0.i18.i = phi i32 [ 0, %for.body.i17.i ], [ %inc.i29.i, %for.body3.i28.i ]
  %cmp2.i19.i = icmp slt i32 %i.0.i18.i, %sub.i12.i
  br i1 %cmp2.i19.i, label %for.body3.i28.i, label %for.cond.cleanup.i21.i
for.cond.cleanup.i21.i:
  %39 = load i32, i32* @first, align 4
  %idxprom11.i30.i = sext i32 %39 to i64
  %arrayidx12.i31.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom11.i30.i
  store i8* %38, i8** %arrayidx12.i31.i, align 8
  %40 = load i32, i32* @first, align 4
  %inc14.i32.i = add nsw i32 %40, 1
  store i32 %inc14.i32.i, i32* @first, align 4
  %41 = load i32, i32* @last, align 4
  %inc15.i33.i = add nsw i32 %41, 1
  store i32 %inc15.i33.i, i32* @last, align 4
  br label %for.cond.i14.i
for.body3.i28.i:
  %42 = load i32, i32* @last, align 4
  %sub4.i22.i = sub nsw i32 %42, %i.0.i18.i
  %sub5.i23.i = sub nsw i32 %sub4.i22.i, 1
  %idxprom6.i24.i = sext i32 %sub5.i23.i to i64
  %arrayidx7.i25.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom6.i24.i
  %43 = load i8*, i8** %arrayidx7.i25.i, align 8
  %idxprom9.i26.i = sext i32 %sub4.i22.i to i64
  %arrayidx10.i27.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom9.i26.i
  store i8* %43, i8** %arrayidx10.i27.i, align 8
  %inc.i29.i = add nsw i32 %i.0.i18.i, 1
  br label %for.cond1.i20.i
operands_last.exit34.i:
  store i32 %argc, i32* @last, align 4
  %44 = load i32, i32* @first, align 4
  store i32 %44, i32* @optind, align 4
  br label %advance.exit
if.end13.i:
  %45 = load i32, i32* @optind, align 4
  %cmp14.i = icmp sge i32 %45, %argc
  br i1 %cmp14.i, label %if.then15.i, label %if.end16.i
if.then15.i:
  %46 = load i32, i32* @first, align 4
  store i32 %46, i32* @optind, align 4
  br label %advance.exit
if.end16.i:
  %idxprom17.i = sext i32 %45 to i64
  %arrayidx18.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom17.i
  %47 = load i8*, i8** %arrayidx18.i, align 8
  %48 = load i8, i8* %47, align 1
  %conv.i35.i = sext i8 %48 to i32
  %cmp.i36.i = icmp eq i32 %conv.i35.i, 45
  br i1 %cmp.i36.i, label %land.rhs.i40.i, label %is_option.exit41.i
land.rhs.i40.i:
  %arrayidx2.i37.i = getelementptr inbounds i8, i8* %47, i64 1
  %49 = load i8, i8* %arrayidx2.i37.i, align 1
  %conv3.i38.i = sext i8 %49 to i32
  %tobool.i39.i = icmp ne i32 %conv3.i38.i, 0
  br label %is_option.exit41.i
is_option.exit41.i:
  %50 = phi i1 [ false, %if.end16.i ], [ %tobool.i39.i, %land.rhs.i40.i ]
  br i1 %50, label %if.then20.i, label %if.end23.i
if.then20.i:
  %51 = load i32, i32* @optind, align 4
  %idxprom21.i = sext i32 %51 to i64
  %arrayidx22.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom21.i
  %52 = load i8*, i8** %arrayidx22.i, align 8
  %add.ptr.i = getelementptr inbounds i8, i8* %52, i64 1
  store i8* %add.ptr.i, i8** @rest, align 8
  br label %advance.exit
if.end23.i:
  %conv.i = sext i8 %conv14 to i32
  %cmp24.i = icmp eq i32 %conv.i, 43
  br i1 %cmp24.i, label %if.then26.i, label %if.end27.i
if.then26.i:
  br label %advance.exit
if.end27.i:
  %53 = load i32, i32* @optind, align 4
  %inc28.i = add nsw i32 %53, 1
  store i32 %inc28.i, i32* @optind, align 4
  %idxprom29.i = sext i32 %53 to i64
  %arrayidx30.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom29.i
  %54 = load i8*, i8** %arrayidx30.i, align 8
  store i8* %54, i8** @optarg, align 8
  br label %advance.exit
advance.exit:
  %retval.0.i = phi i32 [ -1, %if.then15.i ], [ 0, %if.then20.i ], [ -1, %if.then26.i ], [ 1, %if.end27.i ], [ -1, %operands_last.exit34.i ]
  %tobool25 = icmp ne i32 %retval.0.i, 0
  br i1 %tobool25, label %if.then26, label %if.end27
if.then26:
  br label %cleanup
if.end27:
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then26 ], [ 0, %if.end27 ]
  switch i32 %cleanup.dest.slot.0, label %cleanup99 [
    i32 0, label %cleanup.cont
  ]
cleanup.cont:
  br label %if.end28
if.end28:
  %tobool29 = icmp ne %struct.option* %longs, null
  br i1 %tobool29, label %land.lhs.true, label %if.end39
land.lhs.true:
  %55 = load i8*, i8** @rest, align 8
  %56 = load i8, i8* %55, align 1
  %conv30 = sext i8 %56 to i32
  %cmp31 = icmp eq i32 %conv30, 45
  br i1 %cmp31, label %land.lhs.true33, label %if.end39
land.lhs.true33:
  %57 = load i32, i32* @optind, align 4
  %idxprom = sext i32 %57 to i64
  %arrayidx = getelementptr inbounds i8*, i8** %argv, i64 %idxprom
  %58 = load i8*, i8** %arrayidx, align 8
  %add.ptr = getelementptr inbounds i8, i8* %58, i64 1
  %cmp34 = icmp eq i8* %55, %add.ptr
  br i1 %cmp34, label %if.then36, label %if.end39
if.then36:
  %conv37 = sext i8 %conv19 to i32
  %add.ptr.i25 = getelementptr inbounds i8, i8* %55, i64 1
  br label %while.cond.i29
while.cond.i29:
  %length.0.i = phi i64 [ 0, %if.then36 ], [ %inc.i33, %while.body.i34 ]
  %arrayidx.i26 = getelementptr inbounds i8, i8* %add.ptr.i25, i64 %length.0.i
  %59 = load i8, i8* %arrayidx.i26, align 1
  %conv.i27 = sext i8 %59 to i32
  %tobool.i28 = icmp ne i32 %conv.i27, 0
  br i1 %tobool.i28, label %land.rhs.i31, label %land.end.i32
land.rhs.i31:
  %cmp.i30 = icmp ne i32 %conv.i27, 61
  br label %land.end.i32
land.end.i32:
  %60 = phi i1 [ false, %while.cond.i29 ], [ %cmp.i30, %land.rhs.i31 ]
  br i1 %60, label %while.body.i34, label %while.end.i35
while.body.i34:
  %inc.i33 = add i64 %length.0.i, 1
  br label %while.cond.i29
while.end.i35:
  br label %for.cond.i
for.cond.i:
  %found.0.i = phi %struct.option* [ null, %while.end.i35 ], [ %found.2.i, %if.end27.i40 ]
  %several.0.i = phi i8 [ 0, %while.end.i35 ], [ %several.3.i, %if.end27.i40 ]
  %o.0.i = phi %struct.option* [ %longs, %while.end.i35 ], [ %incdec.ptr.i, %if.end27.i40 ]
  %name4.i = getelementptr inbounds %struct.option, %struct.option* %o.0.i, i32 0, i32 0
  %61 = load i8*, i8** %name4.i, align 8
  %tobool5.i = icmp ne i8* %61, null
  br i1 %tobool5.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %cleanup.i
for.body.i:
  %call.i = call i32 @strncmp(i8* noundef %61, i8* noundef %add.ptr.i25, i64 noundef %length.0.i)
  %tobool7.i = icmp ne i32 %call.i, 0
  br i1 %tobool7.i, label %if.end27.i40, label %if.then.i37
if.then.i37:
  %arrayidx9.i = getelementptr inbounds i8, i8* %61, i64 %length.0.i
  %62 = load i8, i8* %arrayidx9.i, align 1
  %tobool10.i36 = icmp ne i8 %62, 0
  br i1 %tobool10.i36, label %if.end.i39, label %if.then11.i38
if.then11.i38:
  br label %cleanup.i
if.end.i39:
  %tobool12.i = icmp ne %struct.option* %found.0.i, null
  br i1 %tobool12.i, label %if.else.i, label %if.then13.i
if.then13.i:
  br label %if.end26.i
if.else.i:
  %has_arg.i = getelementptr inbounds %struct.option, %struct.option* %found.0.i, i32 0, i32 1
  %63 = load i32, i32* %has_arg.i, align 8
  %has_arg14.i = getelementptr inbounds %struct.option, %struct.option* %o.0.i, i32 0, i32 1
  %64 = load i32, i32* %has_arg14.i, align 8
  %cmp15.i = icmp ne i32 %63, %64
  br i1 %cmp15.i, label %if.then24.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %flag.i = getelementptr inbounds %struct.option, %struct.option* %found.0.i, i32 0, i32 2
  %65 = load i32*, i32** %flag.i, align 8
  %flag17.i = getelementptr inbounds %struct.option, %struct.option* %o.0.i, i32 0, i32 2
  %66 = load i32*, i32** %flag17.i, align 8
  %cmp18.i = icmp ne i32* %65, %66
  br i1 %cmp18.i, label %if.then24.i, label %lor.lhs.false20.i
lor.lhs.false20.i:
  %val.i = getelementptr inbounds %struct.option, %struct.option* %found.0.i, i32 0, i32 3
  %67 = load i32, i32* %val.i, align 8
  %val21.i = getelementptr inbounds %struct.option, %struct.option* %o.0.i, i32 0, i32 3
  %68 = load i32, i32* %val21.i, align 8
  %cmp22.i = icmp ne i32 %67, %68
  br i1 %cmp22.i, label %if.then24.i, label %if.end25.i
if.then24.i:
  br label %if.end25.i
if.end25.i:
  %several.1.i = phi i8 [ 1, %if.then24.i ], [ %several.0.i, %lor.lhs.false20.i ]
  br label %if.end26.i
if.end26.i:
  %found.1.i = phi %struct.option* [ %found.0.i, %if.end25.i ], [ %o.0.i, %if.then13.i ]
  %several.2.i = phi i8 [ %several.1.i, %if.end25.i ], [ %several.0.i, %if.then13.i ]
  br label %if.end27.i40
if.end27.i40:
  %found.2.i = phi %struct.option* [ %found.0.i, %for.body.i ], [ %found.1.i, %if.end26.i ]
  %several.3.i = phi i8 [ %several.0.i, %for.body.i ], [ %several.2.i, %if.end26.i ]
  %incdec.ptr.i = getelementptr inbounds %struct.option, %struct.option* %o.0.i, i32 1
  br label %for.cond.i
cleanup.i:
  %found.3.i = phi %struct.option* [ %o.0.i, %if.then11.i38 ], [ %found.0.i, %for.cond.cleanup.i ]
  %several.4.i = phi i8 [ 0, %if.then11.i38 ], [ %several.0.i, %for.cond.cleanup.i ]
  store i8* null, i8** @rest, align 8
  %69 = load i32, i32* @optind, align 4
  %inc28.i41 = add nsw i32 %69, 1
  store i32 %inc28.i41, i32* @optind, align 4
  %tobool29.i = icmp ne %struct.option* %found.3.i, null
  br i1 %tobool29.i, label %lor.lhs.false30.i, label %if.then33.i
lor.lhs.false30.i:
  %tobool31.i = trunc i8 %several.4.i to i1
  br i1 %tobool31.i, label %if.then33.i, label %if.end34.i
if.then33.i:
  store i32 0, i32* @optopt, align 4
  br label %long_option.exit
if.end34.i:
  %70 = load i8, i8* %arrayidx.i26, align 1
  %conv36.i = sext i8 %70 to i32
  %tobool37.i = icmp ne i32 %conv36.i, 0
  br i1 %tobool37.i, label %land.lhs.true.i42, label %if.end42.i
land.lhs.true.i42:
  %has_arg38.i = getelementptr inbounds %struct.option, %struct.option* %found.3.i, i32 0, i32 1
  %71 = load i32, i32* %has_arg38.i, align 8
  %tobool39.i = icmp ne i32 %71, 0
  br i1 %tobool39.i, label %if.end42.i, label %if.then40.i
if.then40.i:
  %val41.i = getelementptr inbounds %struct.option, %struct.option* %found.3.i, i32 0, i32 3
  %72 = load i32, i32* %val41.i, align 8
  store i32 %72, i32* @optopt, align 4
  br label %long_option.exit
if.end42.i:
  %73 = load i8, i8* %arrayidx.i26, align 1
  %tobool44.i = icmp ne i8 %73, 0
  br i1 %tobool44.i, label %if.then45.i, label %if.else48.i
if.then45.i:
  %add.ptr47.i = getelementptr inbounds i8, i8* %arrayidx.i26, i64 1
  store i8* %add.ptr47.i, i8** @optarg, align 8
  br label %if.end61.i
if.else48.i:
  %has_arg49.i = getelementptr inbounds %struct.option, %struct.option* %found.3.i, i32 0, i32 1
  %74 = load i32, i32* %has_arg49.i, align 8
  %cmp50.i = icmp eq i32 %74, 1
  br i1 %cmp50.i, label %if.then52.i, label %if.end60.i
if.then52.i:
  %75 = load i32, i32* @optind, align 4
  %cmp53.i = icmp sge i32 %75, %argc
  br i1 %cmp53.i, label %if.then55.i, label %if.end57.i
if.then55.i:
  %val56.i = getelementptr inbounds %struct.option, %struct.option* %found.3.i, i32 0, i32 3
  %76 = load i32, i32* %val56.i, align 8
  store i32 %76, i32* @optopt, align 4
  br label %long_option.exit
if.end57.i:
  %inc58.i = add nsw i32 %75, 1
  store i32 %inc58.i, i32* @optind, align 4
  %idxprom.i43 = sext i32 %75 to i64
  %arrayidx59.i = getelementptr inbounds i8*, i8** %argv, i64 %idxprom.i43
  %77 = load i8*, i8** %arrayidx59.i, align 8
  store i8* %77, i8** @optarg, align 8
  br label %if.end60.i
if.end60.i:
  br label %if.end61.i
if.end61.i:
  %tobool62.i = icmp ne i32* %index, null
  br i1 %tobool62.i, label %if.then63.i, label %if.end65.i
if.then63.i:
  %sub.ptr.lhs.cast.i = ptrtoint %struct.option* %found.3.i to i64
  %sub.ptr.rhs.cast.i = ptrtoint %struct.option* %longs to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %sub.ptr.div.i = sdiv exact i64 %sub.ptr.sub.i, 32
  %conv64.i = trunc i64 %sub.ptr.div.i to i32
  store i32 %conv64.i, i32* %index, align 4
  br label %if.end65.i
if.end65.i:
  %flag66.i = getelementptr inbounds %struct.option, %struct.option* %found.3.i, i32 0, i32 2
  %78 = load i32*, i32** %flag66.i, align 8
  %tobool67.i = icmp ne i32* %78, null
  br i1 %tobool67.i, label %if.end70.i, label %if.then68.i
if.then68.i:
  %val69.i = getelementptr inbounds %struct.option, %struct.option* %found.3.i, i32 0, i32 3
  %79 = load i32, i32* %val69.i, align 8
  br label %long_option.exit
if.end70.i:
  %val71.i = getelementptr inbounds %struct.option, %struct.option* %found.3.i, i32 0, i32 3
  %80 = load i32, i32* %val71.i, align 8
  store i32 %80, i32* %78, align 4
  br label %long_option.exit
long_option.exit:
  %retval.0.i44 = phi i32 [ 63, %if.then33.i ], [ 0, %if.end70.i ], [ %79, %if.then68.i ], [ %conv37, %if.then55.i ], [ 63, %if.then40.i ]
  br label %cleanup99
if.end39:
  %81 = load i8*, i8** @rest, align 8
  %incdec.ptr40 = getelementptr inbounds i8, i8* %81, i32 1
  store i8* %incdec.ptr40, i8** @rest, align 8
  %82 = load i8, i8* %81, align 1
  %conv42 = sext i8 %82 to i32
  %call43 = call i8* @strchr(i8* noundef %options.addr.0, i32 noundef %conv42)
  %83 = load i8, i8* %incdec.ptr40, align 1
  %tobool44 = icmp ne i8 %83, 0
  br i1 %tobool44, label %if.end46, label %if.then45
if.then45:
  %84 = load i32, i32* @optind, align 4
  %inc = add nsw i32 %84, 1
  store i32 %inc, i32* @optind, align 4
  br label %if.end46
if.end46:
  %tobool47 = icmp ne i8* %call43, null
  br i1 %tobool47, label %lor.lhs.false48, label %if.then56
lor.lhs.false48:
  %cmp50 = icmp eq i32 %conv42, 58
  br i1 %cmp50, label %if.then56, label %lor.lhs.false52
lor.lhs.false52:
  %cmp54 = icmp eq i32 %conv42, 59
  br i1 %cmp54, label %if.then56, label %if.end58
if.then56:
  store i32 %conv42, i32* @optopt, align 4
  br label %cleanup97
if.end58:
  %85 = load i8, i8* %call43, align 1
  %conv60 = sext i8 %85 to i32
  %cmp61 = icmp eq i32 %conv60, 87
  br i1 %cmp61, label %land.lhs.true63, label %if.end69
land.lhs.true63:
  %arrayidx64 = getelementptr inbounds i8, i8* %call43, i64 1
  %86 = load i8, i8* %arrayidx64, align 1
  %conv65 = sext i8 %86 to i32
  %cmp66 = icmp eq i32 %conv65, 59
  br i1 %cmp66, label %if.then68, label %if.end69
if.then68:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0))
  br label %if.end69
if.end69:
  %arrayidx70 = getelementptr inbounds i8, i8* %call43, i64 1
  %87 = load i8, i8* %arrayidx70, align 1
  %conv71 = sext i8 %87 to i32
  %cmp72 = icmp ne i32 %conv71, 58
  br i1 %cmp72, label %if.then74, label %if.end76
if.then74:
  br label %cleanup97
if.end76:
  %88 = load i8*, i8** @rest, align 8
  %89 = load i8, i8* %88, align 1
  %tobool77 = icmp ne i8 %89, 0
  br i1 %tobool77, label %if.then78, label %if.else
if.then78:
  store i8* %88, i8** @optarg, align 8
  %90 = load i32, i32* @optind, align 4
  %inc79 = add nsw i32 %90, 1
  store i32 %inc79, i32* @optind, align 4
  br label %if.end95
if.else:
  %arrayidx80 = getelementptr inbounds i8, i8* %call43, i64 2
  %91 = load i8, i8* %arrayidx80, align 1
  %conv81 = sext i8 %91 to i32
  %cmp82 = icmp ne i32 %conv81, 58
  br i1 %cmp82, label %if.then84, label %if.end94
if.then84:
  %92 = load i32, i32* @optind, align 4
  %cmp85 = icmp sge i32 %92, %argc
  br i1 %cmp85, label %if.then87, label %if.else89
if.then87:
  store i32 %conv42, i32* @optopt, align 4
  br label %if.end93
if.else89:
  %inc90 = add nsw i32 %92, 1
  store i32 %inc90, i32* @optind, align 4
  %idxprom91 = sext i32 %92 to i64
  %arrayidx92 = getelementptr inbounds i8*, i8** %argv, i64 %idxprom91
  %93 = load i8*, i8** %arrayidx92, align 8
  store i8* %93, i8** @optarg, align 8
  br label %if.end93
if.end93:
  %option.0 = phi i8 [ %conv19, %if.then87 ], [ %82, %if.else89 ]
  br label %if.end94
if.end94:
  %option.1 = phi i8 [ %option.0, %if.end93 ], [ %82, %if.else ]
  br label %if.end95
if.end95:
  %option.2 = phi i8 [ %82, %if.then78 ], [ %option.1, %if.end94 ]
  store i8* null, i8** @rest, align 8
  %conv96 = sext i8 %option.2 to i32
  br label %cleanup97
cleanup97:
  %retval.1 = phi i32 [ 63, %if.then56 ], [ %conv42, %if.then74 ], [ %conv96, %if.end95 ]
  br label %cleanup99
cleanup99:
  %retval.2 = phi i32 [ %retval.0.i44, %long_option.exit ], [ %retval.1, %cleanup97 ], [ %retval.0.i, %cleanup ]
  ret i32 %retval.2
}
define dso_local i32 @getopt_long(i32 noundef %argc, i8** noundef nonnull %argv, i8* noundef nonnull %options, %struct.option* noundef %longs, i32* noundef %index) {
entry:
  %call = call i32 @next_option(i32 noundef %argc, i8** noundef %argv, i8* noundef %options, %struct.option* noundef %longs, i32* noundef %index)
  ret i32 %call
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i8* @strchr(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local i32 @strcmp(i8* noundef, i8* noundef)
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef)
