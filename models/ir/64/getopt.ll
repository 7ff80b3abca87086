target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@optind = dso_local global i32 1, align 4
@opterr = dso_local global i32 1, align 4
@optopt = dso_local global i32 63, align 4
@begun = internal global i8 0, align 1
@last = internal global i32 0, align 4
@first = internal global i32 0, align 4
@rest = internal global i8* null, align 8
@correct = internal global i8 0, align 1
@optarg = dso_local global i8* null, align 8
@.str = private unnamed_addr constant [23 x i8] c"long options of getopt\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"--\00", align 1
define dso_local i32 @getopt(i32 noundef %argc, i8** noundef nonnull %argv, i8* noundef nonnull %options) {
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
  switch i32 %cleanup.dest.slot.0, label %cleanup85 [
    i32 0, label %cleanup.cont
  ]
cleanup.cont:
  br label %if.end28
if.end28:
  %55 = load i8*, i8** @rest, align 8
  %incdec.ptr29 = getelementptr inbounds i8, i8* %55, i32 1
  store i8* %incdec.ptr29, i8** @rest, align 8
  %56 = load i8, i8* %55, align 1
  %conv31 = sext i8 %56 to i32
  %call32 = call i8* @strchr(i8* noundef %options.addr.0, i32 noundef %conv31)
  %57 = load i8, i8* %incdec.ptr29, align 1
  %tobool33 = icmp ne i8 %57, 0
  br i1 %tobool33, label %if.end35, label %if.then34
if.then34:
  %58 = load i32, i32* @optind, align 4
  %inc = add nsw i32 %58, 1
  store i32 %inc, i32* @optind, align 4
  br label %if.end35
if.end35:
  %tobool36 = icmp ne i8* %call32, null
  br i1 %tobool36, label %lor.lhs.false37, label %if.then45
lor.lhs.false37:
  %cmp39 = icmp eq i32 %conv31, 58
  br i1 %cmp39, label %if.then45, label %lor.lhs.false41
lor.lhs.false41:
  %cmp43 = icmp eq i32 %conv31, 59
  br i1 %cmp43, label %if.then45, label %if.end47
if.then45:
  store i32 %conv31, i32* @optopt, align 4
  br label %cleanup83
if.end47:
  %59 = load i8, i8* %call32, align 1
  %conv48 = sext i8 %59 to i32
  %cmp49 = icmp eq i32 %conv48, 87
  br i1 %cmp49, label %land.lhs.true, label %if.end56
land.lhs.true:
  %arrayidx51 = getelementptr inbounds i8, i8* %call32, i64 1
  %60 = load i8, i8* %arrayidx51, align 1
  %conv52 = sext i8 %60 to i32
  %cmp53 = icmp eq i32 %conv52, 59
  br i1 %cmp53, label %if.then55, label %if.end56
if.then55:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0))
  br label %if.end56
if.end56:
  %arrayidx57 = getelementptr inbounds i8, i8* %call32, i64 1
  %61 = load i8, i8* %arrayidx57, align 1
  %conv58 = sext i8 %61 to i32
  %cmp59 = icmp ne i32 %conv58, 58
  br i1 %cmp59, label %if.then61, label %if.end63
if.then61:
  br label %cleanup83
if.end63:
  %62 = load i8*, i8** @rest, align 8
  %63 = load i8, i8* %62, align 1
  %tobool64 = icmp ne i8 %63, 0
  br i1 %tobool64, label %if.then65, label %if.else
if.then65:
  store i8* %62, i8** @optarg, align 8
  %64 = load i32, i32* @optind, align 4
  %inc66 = add nsw i32 %64, 1
  store i32 %inc66, i32* @optind, align 4
  br label %if.end81
if.else:
  %arrayidx67 = getelementptr inbounds i8, i8* %call32, i64 2
  %65 = load i8, i8* %arrayidx67, align 1
  %conv68 = sext i8 %65 to i32
  %cmp69 = icmp ne i32 %conv68, 58
  br i1 %cmp69, label %if.then71, label %if.end80
if.then71:
  %66 = load i32, i32* @optind, align 4
  %cmp72 = icmp sge i32 %66, %argc
  br i1 %cmp72, label %if.then74, label %if.else76
if.then74:
  store i32 %conv31, i32* @optopt, align 4
  br label %if.end79
if.else76:
  %inc77 = add nsw i32 %66, 1
  store i32 %inc77, i32* @optind, align 4
  %idxprom = sext i32 %66 to i64
  %arrayidx78 = getelementptr inbounds i8*, i8** %argv, i64 %idxprom
  %67 = load i8*, i8** %arrayidx78, align 8
  store i8* %67, i8** @optarg, align 8
  br label %if.end79
if.end79:
  %option.0 = phi i8 [ %conv19, %if.then74 ], [ %56, %if.else76 ]
  br label %if.end80
if.end80:
  %option.1 = phi i8 [ %option.0, %if.end79 ], [ %56, %if.else ]
  br label %if.end81
if.end81:
  %option.2 = phi i8 [ %56, %if.then65 ], [ %option.1, %if.end80 ]
  store i8* null, i8** @rest, align 8
  %conv82 = sext i8 %option.2 to i32
  br label %cleanup83
cleanup83:
  %retval.1 = phi i32 [ 63, %if.then45 ], [ %conv31, %if.then61 ], [ %conv82, %if.end81 ]
  br label %cleanup85
cleanup85:
  %retval.2 = phi i32 [ %retval.1, %cleanup83 ], [ %retval.0.i, %cleanup ]
  ret i32 %retval.2
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i8* @strchr(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local i32 @strcmp(i8* noundef, i8* noundef)
