target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [9 x i8] c"overflow\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"the absolute value overflows\00", align 1
define dso_local i64 @strtol(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) {
entry:
  %negative = alloca i32, align 4
  %over = alloca i32, align 4
  %0 = bitcast i32* %negative to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %1 = bitcast i32* %over to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1)
  %call = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative, i32* noundef %over)
  %2 = load i32, i32* %negative, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %sub = sub i64 %call, 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %call, %cond.false ]
  %3 = load i32, i32* %over, align 4
  %tobool1 = icmp ne i32 %3, 0
  br i1 %tobool1, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp = icmp ne i64 %call, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp2 = icmp ugt i64 %cond, 9223372036854775807
  br i1 %cmp2, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 34, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  %4 = load i32, i32* %negative, align 4
  %tobool4 = icmp ne i32 %4, 0
  %cond5 = select i1 %tobool4, i64 -9223372036854775808, i64 9223372036854775807
  br label %cleanup
if.end:
  %5 = load i32, i32* %negative, align 4
  %tobool6 = icmp ne i32 %5, 0
  br i1 %tobool6, label %cond.true7, label %cond.false9
cond.true7:
  %sub8 = sub i64 0, %call
  br label %cond.end10
cond.false9:
  br label %cond.end10
cond.end10:
  %cond11 = phi i64 [ %sub8, %cond.true7 ], [ %call, %cond.false9 ]
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ %cond5, %fails_with.exit ], [ %cond11, %cond.end10 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %retval.0
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
define internal i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative, i32* noundef %over) {
entry:
  store i32 0, i32* %over, align 4
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
  %p.2 = phi i8* [ %arrayidx37, %if.then40 ], [ %p.1, %digit.exit ], [ %p.1, %lor.lhs.false31 ], [ %p.1, %land.lhs.true ], [ %p.1, %lor.lhs.false20 ]
  %base.addr.0 = phi i32 [ 16, %if.then40 ], [ %base, %digit.exit ], [ %base, %lor.lhs.false31 ], [ %base, %land.lhs.true ], [ %base, %lor.lhs.false20 ]
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
  br label %for.cond
for.cond:
  %p.3 = phi i8* [ %p.2, %if.end48 ], [ %incdec.ptr60, %for.inc ]
  %value.0 = phi i64 [ 0, %if.end48 ], [ %add, %for.inc ]
  %any.0 = phi i32 [ 0, %if.end48 ], [ 1, %for.inc ]
  %9 = load i8, i8* %p.3, align 1
  %conv.i33 = sext i8 %9 to i32
  %cmp.i34 = icmp sge i32 %conv.i33, 48
  br i1 %cmp.i34, label %land.lhs.true.i36, label %if.end.i40
land.lhs.true.i36:
  %cmp3.i35 = icmp sle i32 %conv.i33, 57
  br i1 %cmp3.i35, label %if.then.i38, label %if.end.i40
if.then.i38:
  %sub.i37 = sub nsw i32 %conv.i33, 48
  br label %digit.exit55
if.end.i40:
  %cmp7.i39 = icmp sge i32 %conv.i33, 97
  br i1 %cmp7.i39, label %land.lhs.true9.i42, label %if.end16.i47
land.lhs.true9.i42:
  %cmp11.i41 = icmp sle i32 %conv.i33, 122
  br i1 %cmp11.i41, label %if.then13.i45, label %if.end16.i47
if.then13.i45:
  %sub15.i43 = sub nsw i32 %conv.i33, 97
  %add.i44 = add nsw i32 %sub15.i43, 10
  br label %digit.exit55
if.end16.i47:
  %cmp18.i46 = icmp sge i32 %conv.i33, 65
  br i1 %cmp18.i46, label %land.lhs.true20.i49, label %if.end28.i53
land.lhs.true20.i49:
  %cmp22.i48 = icmp sle i32 %conv.i33, 90
  br i1 %cmp22.i48, label %if.then24.i52, label %if.end28.i53
if.then24.i52:
  %sub26.i50 = sub nsw i32 %conv.i33, 65
  %add27.i51 = add nsw i32 %sub26.i50, 10
  br label %digit.exit55
if.end28.i53:
  br label %digit.exit55
digit.exit55:
  %retval.0.i54 = phi i32 [ %sub.i37, %if.then.i38 ], [ %add.i44, %if.then13.i45 ], [ %add27.i51, %if.then24.i52 ], [ 36, %if.end28.i53 ]
  %cmp50 = icmp slt i32 %retval.0.i54, %base.addr.1
  br i1 %cmp50, label %for.body, label %for.end
for.body:
  %conv52 = sext i32 %base.addr.1 to i64
  %mul = mul i64 %value.0, %conv52
  %10 = load i8, i8* %p.3, align 1
  %conv.i56 = sext i8 %10 to i32
  %cmp.i57 = icmp sge i32 %conv.i56, 48
  br i1 %cmp.i57, label %land.lhs.true.i59, label %if.end.i63
land.lhs.true.i59:
  %cmp3.i58 = icmp sle i32 %conv.i56, 57
  br i1 %cmp3.i58, label %if.then.i61, label %if.end.i63
if.then.i61:
  %sub.i60 = sub nsw i32 %conv.i56, 48
  br label %digit.exit78
if.end.i63:
  %cmp7.i62 = icmp sge i32 %conv.i56, 97
  br i1 %cmp7.i62, label %land.lhs.true9.i65, label %if.end16.i70
land.lhs.true9.i65:
  %cmp11.i64 = icmp sle i32 %conv.i56, 122
  br i1 %cmp11.i64, label %if.then13.i68, label %if.end16.i70
if.then13.i68:
  %sub15.i66 = sub nsw i32 %conv.i56, 97
  %add.i67 = add nsw i32 %sub15.i66, 10
  br label %digit.exit78
if.end16.i70:
  %cmp18.i69 = icmp sge i32 %conv.i56, 65
  br i1 %cmp18.i69, label %land.lhs.true20.i72, label %if.end28.i76
land.lhs.true20.i72:
  %cmp22.i71 = icmp sle i32 %conv.i56, 90
  br i1 %cmp22.i71, label %if.then24.i75, label %if.end28.i76
if.then24.i75:
  %sub26.i73 = sub nsw i32 %conv.i56, 65
  %add27.i74 = add nsw i32 %sub26.i73, 10
  br label %digit.exit78
if.end28.i76:
  br label %digit.exit78
digit.exit78:
  %retval.0.i77 = phi i32 [ %sub.i60, %if.then.i61 ], [ %add.i67, %if.then13.i68 ], [ %add27.i74, %if.then24.i75 ], [ 36, %if.end28.i76 ]
  %conv54 = sext i32 %retval.0.i77 to i64
  %add = add i64 %mul, %conv54
  %div = udiv i64 %add, %conv52
  %cmp56 = icmp ne i64 %div, %value.0
  br i1 %cmp56, label %if.then58, label %if.end59
if.then58:
  store i32 1, i32* %over, align 4
  br label %if.end59
if.end59:
  br label %for.inc
for.inc:
  %incdec.ptr60 = getelementptr inbounds i8, i8* %p.3, i32 1
  br label %for.cond
for.end:
  %tobool = icmp ne i8** %end, null
  br i1 %tobool, label %if.then61, label %if.end64
if.then61:
  %tobool62 = icmp ne i32 %any.0, 0
  br i1 %tobool62, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond63 = phi i8* [ %p.3, %cond.true ], [ %s, %cond.false ]
  store i8* %cond63, i8** %end, align 8
  br label %if.end64
if.end64:
  ret i64 %value.0
}
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i64 @strtoul(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) {
entry:
  %negative = alloca i32, align 4
  %over = alloca i32, align 4
  %0 = bitcast i32* %negative to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %1 = bitcast i32* %over to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1)
  %call = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative, i32* noundef %over)
  %2 = load i32, i32* %over, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 34, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end:
  %3 = load i32, i32* %negative, align 4
  %tobool2 = icmp ne i32 %3, 0
  br i1 %tobool2, label %cond.true, label %cond.false
cond.true:
  %sub = sub i64 0, %call
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %call, %cond.false ]
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ -1, %fails_with.exit ], [ %cond, %cond.end ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %retval.0
}
define dso_local i64 @strtoll(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) {
entry:
  %negative.i = alloca i32, align 4
  %over.i = alloca i32, align 4
  %0 = bitcast i32* %negative.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %1 = bitcast i32* %over.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1)
  %call.i = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative.i, i32* noundef %over.i)
  %2 = load i32, i32* %negative.i, align 4
  %tobool.i = icmp ne i32 %2, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i64 %call.i, 1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %sub.i, %cond.true.i ], [ %call.i, %cond.false.i ]
  %3 = load i32, i32* %over.i, align 4
  %tobool1.i = icmp ne i32 %3, 0
  br i1 %tobool1.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp2.i = icmp ugt i64 %cond.i, 9223372036854775807
  br i1 %cmp2.i, label %if.then.i, label %if.end.i
if.then.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 34, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  %4 = load i32, i32* %negative.i, align 4
  %tobool4.i = icmp ne i32 %4, 0
  %cond5.i = select i1 %tobool4.i, i64 -9223372036854775808, i64 9223372036854775807
  br label %strtol.exit
if.end.i:
  %5 = load i32, i32* %negative.i, align 4
  %tobool6.i = icmp ne i32 %5, 0
  br i1 %tobool6.i, label %cond.true7.i, label %cond.false9.i
cond.true7.i:
  %sub8.i = sub i64 0, %call.i
  br label %cond.end10.i
cond.false9.i:
  br label %cond.end10.i
cond.end10.i:
  %cond11.i = phi i64 [ %sub8.i, %cond.true7.i ], [ %call.i, %cond.false9.i ]
  br label %strtol.exit
strtol.exit:
  %retval.0.i = phi i64 [ %cond5.i, %fails_with.exit.i ], [ %cond11.i, %cond.end10.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %retval.0.i
}
define dso_local i64 @strtoull(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) {
entry:
  %negative.i = alloca i32, align 4
  %over.i = alloca i32, align 4
  %0 = bitcast i32* %negative.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %1 = bitcast i32* %over.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1)
  %call.i = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative.i, i32* noundef %over.i)
  %2 = load i32, i32* %over.i, align 4
  %tobool.i = icmp ne i32 %2, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i
if.then.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 34, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %strtoul.exit
if.end.i:
  %3 = load i32, i32* %negative.i, align 4
  %tobool2.i = icmp ne i32 %3, 0
  br i1 %tobool2.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i64 0, %call.i
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %sub.i, %cond.true.i ], [ %call.i, %cond.false.i ]
  br label %strtoul.exit
strtoul.exit:
  %retval.0.i = phi i64 [ -1, %fails_with.exit.i ], [ %cond.i, %cond.end.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %retval.0.i
}
define dso_local i64 @atoll(i8* noundef nonnull %s) {
entry:
  %negative.i = alloca i32, align 4
  %over.i = alloca i32, align 4
  %0 = bitcast i32* %negative.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %1 = bitcast i32* %over.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1)
  %call.i = call i64 @parse(i8* noundef %s, i8** noundef null, i32 noundef 10, i32* noundef %negative.i, i32* noundef %over.i)
  %2 = load i32, i32* %negative.i, align 4
  %tobool.i = icmp ne i32 %2, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i64 %call.i, 1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %sub.i, %cond.true.i ], [ %call.i, %cond.false.i ]
  %3 = load i32, i32* %over.i, align 4
  %tobool1.i = icmp ne i32 %3, 0
  br i1 %tobool1.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp2.i = icmp ugt i64 %cond.i, 9223372036854775807
  br i1 %cmp2.i, label %if.then.i, label %if.end.i
if.then.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 34, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  %4 = load i32, i32* %negative.i, align 4
  %tobool4.i = icmp ne i32 %4, 0
  %cond5.i = select i1 %tobool4.i, i64 -9223372036854775808, i64 9223372036854775807
  br label %strtol.exit
if.end.i:
  %5 = load i32, i32* %negative.i, align 4
  %tobool6.i = icmp ne i32 %5, 0
  br i1 %tobool6.i, label %cond.true7.i, label %cond.false9.i
cond.true7.i:
  %sub8.i = sub i64 0, %call.i
  br label %cond.end10.i
cond.false9.i:
  br label %cond.end10.i
cond.end10.i:
  %cond11.i = phi i64 [ %sub8.i, %cond.true7.i ], [ %call.i, %cond.false9.i ]
  br label %strtol.exit
strtol.exit:
  %retval.0.i = phi i64 [ %cond5.i, %fails_with.exit.i ], [ %cond11.i, %cond.end10.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %retval.0.i
}
define dso_local i64 @strtoimax(i8* noalias noundef %s, i8** noalias noundef %end, i32 noundef %base) {
entry:
  %negative.i = alloca i32, align 4
  %over.i = alloca i32, align 4
  %0 = bitcast i32* %negative.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %1 = bitcast i32* %over.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1)
  %call.i = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative.i, i32* noundef %over.i)
  %2 = load i32, i32* %negative.i, align 4
  %tobool.i = icmp ne i32 %2, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i64 %call.i, 1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %sub.i, %cond.true.i ], [ %call.i, %cond.false.i ]
  %3 = load i32, i32* %over.i, align 4
  %tobool1.i = icmp ne i32 %3, 0
  br i1 %tobool1.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp2.i = icmp ugt i64 %cond.i, 9223372036854775807
  br i1 %cmp2.i, label %if.then.i, label %if.end.i
if.then.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 34, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  %4 = load i32, i32* %negative.i, align 4
  %tobool4.i = icmp ne i32 %4, 0
  %cond5.i = select i1 %tobool4.i, i64 -9223372036854775808, i64 9223372036854775807
  br label %strtol.exit
if.end.i:
  %5 = load i32, i32* %negative.i, align 4
  %tobool6.i = icmp ne i32 %5, 0
  br i1 %tobool6.i, label %cond.true7.i, label %cond.false9.i
cond.true7.i:
  %sub8.i = sub i64 0, %call.i
  br label %cond.end10.i
cond.false9.i:
  br label %cond.end10.i
cond.end10.i:
  %cond11.i = phi i64 [ %sub8.i, %cond.true7.i ], [ %call.i, %cond.false9.i ]
  br label %strtol.exit
strtol.exit:
  %retval.0.i = phi i64 [ %cond5.i, %fails_with.exit.i ], [ %cond11.i, %cond.end10.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %retval.0.i
}
define dso_local i64 @strtoumax(i8* noalias noundef %s, i8** noalias noundef %end, i32 noundef %base) {
entry:
  %negative.i = alloca i32, align 4
  %over.i = alloca i32, align 4
  %0 = bitcast i32* %negative.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %1 = bitcast i32* %over.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1)
  %call.i = call i64 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative.i, i32* noundef %over.i)
  %2 = load i32, i32* %over.i, align 4
  %tobool.i = icmp ne i32 %2, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i
if.then.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 34, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %strtoul.exit
if.end.i:
  %3 = load i32, i32* %negative.i, align 4
  %tobool2.i = icmp ne i32 %3, 0
  br i1 %tobool2.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i64 0, %call.i
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %sub.i, %cond.true.i ], [ %call.i, %cond.false.i ]
  br label %strtoul.exit
strtoul.exit:
  %retval.0.i = phi i64 [ -1, %fails_with.exit.i ], [ %cond.i, %cond.end.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %retval.0.i
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
  %over.i = alloca i32, align 4
  %0 = bitcast i32* %negative.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %1 = bitcast i32* %over.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1)
  %call.i = call i64 @parse(i8* noundef %s, i8** noundef null, i32 noundef 10, i32* noundef %negative.i, i32* noundef %over.i)
  %2 = load i32, i32* %negative.i, align 4
  %tobool.i = icmp ne i32 %2, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i64 %call.i, 1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %sub.i, %cond.true.i ], [ %call.i, %cond.false.i ]
  %3 = load i32, i32* %over.i, align 4
  %tobool1.i = icmp ne i32 %3, 0
  br i1 %tobool1.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp2.i = icmp ugt i64 %cond.i, 9223372036854775807
  br i1 %cmp2.i, label %if.then.i, label %if.end.i
if.then.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 34, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  %4 = load i32, i32* %negative.i, align 4
  %tobool4.i = icmp ne i32 %4, 0
  %cond5.i = select i1 %tobool4.i, i64 -9223372036854775808, i64 9223372036854775807
  br label %strtol.exit
if.end.i:
  %5 = load i32, i32* %negative.i, align 4
  %tobool6.i = icmp ne i32 %5, 0
  br i1 %tobool6.i, label %cond.true7.i, label %cond.false9.i
cond.true7.i:
  %sub8.i = sub i64 0, %call.i
  br label %cond.end10.i
cond.false9.i:
  br label %cond.end10.i
cond.end10.i:
  %cond11.i = phi i64 [ %sub8.i, %cond.true7.i ], [ %call.i, %cond.false9.i ]
  br label %strtol.exit
strtol.exit:
  %retval.0.i = phi i64 [ %cond5.i, %fails_with.exit.i ], [ %cond11.i, %cond.end10.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i64 %retval.0.i
}
define dso_local i32 @abs(i32 noundef %n) {
entry:
  %cmp = icmp ne i32 %n, -2147483648
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0))
  %cmp1 = icmp slt i32 %n, 0
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %sub = sub nsw i32 0, %n
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %sub, %cond.true ], [ %n, %cond.false ]
  ret i32 %cond
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
define dso_local i64 @labs(i64 noundef %n) {
entry:
  %cmp = icmp ne i64 %n, -9223372036854775808
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0))
  %cmp1 = icmp slt i64 %n, 0
  br i1 %cmp1, label %cond.true, label %cond.false
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
  %cmp = icmp ne i64 %n, -9223372036854775808
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0))
  %cmp1 = icmp slt i64 %n, 0
  br i1 %cmp1, label %cond.true, label %cond.false
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
declare extern_weak dso_local i32* @__errno_location()
