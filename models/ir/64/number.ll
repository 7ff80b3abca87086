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
  store i32 0, i32* %negative, align 4
  store i32 0, i32* %over, align 4
  %cmp = icmp slt i32 %base, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i32 %base, 1
  br i1 %cmp1, label %if.then, label %lor.lhs.false2
lor.lhs.false2:
  %cmp3 = icmp sgt i32 %base, 36
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end:
  br label %while.cond
while.cond:
  %p.0 = phi i8* [ %s, %if.end ], [ %incdec.ptr, %while.body ]
  %0 = load i8, i8* %p.0, align 1
  %conv = sext i8 %0 to i32
  %cmp4 = icmp eq i32 %conv, 32
  br i1 %cmp4, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp7 = icmp sge i32 %conv, 9
  br i1 %cmp7, label %land.rhs, label %land.end
land.rhs:
  %cmp10 = icmp sle i32 %conv, 13
  br label %land.end
land.end:
  %1 = phi i1 [ false, %lor.rhs ], [ %cmp10, %land.rhs ]
  br label %lor.end
lor.end:
  %2 = phi i1 [ true, %while.cond ], [ %1, %land.end ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %while.cond
while.end:
  %3 = load i8, i8* %p.0, align 1
  %conv12 = sext i8 %3 to i32
  %cmp13 = icmp eq i32 %conv12, 45
  %conv14 = zext i1 %cmp13 to i32
  store i32 %conv14, i32* %negative, align 4
  %4 = load i8, i8* %p.0, align 1
  %conv15 = sext i8 %4 to i32
  %cmp16 = icmp eq i32 %conv15, 45
  br i1 %cmp16, label %if.then22, label %lor.lhs.false18
lor.lhs.false18:
  %cmp20 = icmp eq i32 %conv15, 43
  br i1 %cmp20, label %if.then22, label %if.end24
if.then22:
  %incdec.ptr23 = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %if.end24
if.end24:
  %p.1 = phi i8* [ %incdec.ptr23, %if.then22 ], [ %p.0, %lor.lhs.false18 ]
  %cmp25 = icmp eq i32 %base, 0
  br i1 %cmp25, label %land.lhs.true, label %lor.lhs.false27
lor.lhs.false27:
  %cmp28 = icmp eq i32 %base, 16
  br i1 %cmp28, label %land.lhs.true, label %if.end49
land.lhs.true:
  %5 = load i8, i8* %p.1, align 1
  %conv30 = sext i8 %5 to i32
  %cmp31 = icmp eq i32 %conv30, 48
  br i1 %cmp31, label %land.lhs.true33, label %if.end49
land.lhs.true33:
  %arrayidx34 = getelementptr inbounds i8, i8* %p.1, i64 1
  %6 = load i8, i8* %arrayidx34, align 1
  %conv35 = sext i8 %6 to i32
  %cmp36 = icmp eq i32 %conv35, 120
  br i1 %cmp36, label %land.lhs.true43, label %lor.lhs.false38
lor.lhs.false38:
  %cmp41 = icmp eq i32 %conv35, 88
  br i1 %cmp41, label %land.lhs.true43, label %if.end49
land.lhs.true43:
  %arrayidx44 = getelementptr inbounds i8, i8* %p.1, i64 2
  %7 = load i8, i8* %arrayidx44, align 1
  %conv.i = sext i8 %7 to i32
  %cmp.i = icmp sge i32 %conv.i, 48
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp3.i = icmp sle i32 %conv.i, 57
  br i1 %cmp3.i, label %if.then.i37, label %if.end.i
if.then.i37:
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
  %retval.0.i = phi i32 [ %sub.i, %if.then.i37 ], [ %add.i, %if.then13.i ], [ %add27.i, %if.then24.i ], [ 36, %if.end28.i ]
  %cmp46 = icmp slt i32 %retval.0.i, 16
  br i1 %cmp46, label %if.then48, label %if.end49
if.then48:
  br label %if.end49
if.end49:
  %base.addr.0 = phi i32 [ 16, %if.then48 ], [ %base, %digit.exit ], [ %base, %lor.lhs.false38 ], [ %base, %land.lhs.true ], [ %base, %lor.lhs.false27 ]
  %p.2 = phi i8* [ %arrayidx44, %if.then48 ], [ %p.1, %digit.exit ], [ %p.1, %lor.lhs.false38 ], [ %p.1, %land.lhs.true ], [ %p.1, %lor.lhs.false27 ]
  %cmp50 = icmp eq i32 %base.addr.0, 0
  br i1 %cmp50, label %if.then52, label %if.end56
if.then52:
  %8 = load i8, i8* %p.2, align 1
  %conv53 = sext i8 %8 to i32
  %cmp54 = icmp eq i32 %conv53, 48
  %cond = select i1 %cmp54, i32 8, i32 10
  br label %if.end56
if.end56:
  %base.addr.1 = phi i32 [ %cond, %if.then52 ], [ %base.addr.0, %if.end49 ]
  br label %for.cond
for.cond:
  %p.3 = phi i8* [ %p.2, %if.end56 ], [ %incdec.ptr68, %for.inc ]
  %value.0 = phi i64 [ 0, %if.end56 ], [ %add, %for.inc ]
  %any.0 = phi i32 [ 0, %if.end56 ], [ 1, %for.inc ]
  %9 = load i8, i8* %p.3, align 1
  %conv.i38 = sext i8 %9 to i32
  %cmp.i39 = icmp sge i32 %conv.i38, 48
  br i1 %cmp.i39, label %land.lhs.true.i41, label %if.end.i45
land.lhs.true.i41:
  %cmp3.i40 = icmp sle i32 %conv.i38, 57
  br i1 %cmp3.i40, label %if.then.i43, label %if.end.i45
if.then.i43:
  %sub.i42 = sub nsw i32 %conv.i38, 48
  br label %digit.exit60
if.end.i45:
  %cmp7.i44 = icmp sge i32 %conv.i38, 97
  br i1 %cmp7.i44, label %land.lhs.true9.i47, label %if.end16.i52
land.lhs.true9.i47:
  %cmp11.i46 = icmp sle i32 %conv.i38, 122
  br i1 %cmp11.i46, label %if.then13.i50, label %if.end16.i52
if.then13.i50:
  %sub15.i48 = sub nsw i32 %conv.i38, 97
  %add.i49 = add nsw i32 %sub15.i48, 10
  br label %digit.exit60
if.end16.i52:
  %cmp18.i51 = icmp sge i32 %conv.i38, 65
  br i1 %cmp18.i51, label %land.lhs.true20.i54, label %if.end28.i58
land.lhs.true20.i54:
  %cmp22.i53 = icmp sle i32 %conv.i38, 90
  br i1 %cmp22.i53, label %if.then24.i57, label %if.end28.i58
if.then24.i57:
  %sub26.i55 = sub nsw i32 %conv.i38, 65
  %add27.i56 = add nsw i32 %sub26.i55, 10
  br label %digit.exit60
if.end28.i58:
  br label %digit.exit60
digit.exit60:
  %retval.0.i59 = phi i32 [ %sub.i42, %if.then.i43 ], [ %add.i49, %if.then13.i50 ], [ %add27.i56, %if.then24.i57 ], [ 36, %if.end28.i58 ]
  %cmp58 = icmp slt i32 %retval.0.i59, %base.addr.1
  br i1 %cmp58, label %for.body, label %for.end
for.body:
  %conv60 = sext i32 %base.addr.1 to i64
  %mul = mul i64 %value.0, %conv60
  %10 = load i8, i8* %p.3, align 1
  %conv.i61 = sext i8 %10 to i32
  %cmp.i62 = icmp sge i32 %conv.i61, 48
  br i1 %cmp.i62, label %land.lhs.true.i64, label %if.end.i68
land.lhs.true.i64:
  %cmp3.i63 = icmp sle i32 %conv.i61, 57
  br i1 %cmp3.i63, label %if.then.i66, label %if.end.i68
if.then.i66:
  %sub.i65 = sub nsw i32 %conv.i61, 48
  br label %digit.exit83
if.end.i68:
  %cmp7.i67 = icmp sge i32 %conv.i61, 97
  br i1 %cmp7.i67, label %land.lhs.true9.i70, label %if.end16.i75
land.lhs.true9.i70:
  %cmp11.i69 = icmp sle i32 %conv.i61, 122
  br i1 %cmp11.i69, label %if.then13.i73, label %if.end16.i75
if.then13.i73:
  %sub15.i71 = sub nsw i32 %conv.i61, 97
  %add.i72 = add nsw i32 %sub15.i71, 10
  br label %digit.exit83
if.end16.i75:
  %cmp18.i74 = icmp sge i32 %conv.i61, 65
  br i1 %cmp18.i74, label %land.lhs.true20.i77, label %if.end28.i81
land.lhs.true20.i77:
  %cmp22.i76 = icmp sle i32 %conv.i61, 90
  br i1 %cmp22.i76, label %if.then24.i80, label %if.end28.i81
if.then24.i80:
  %sub26.i78 = sub nsw i32 %conv.i61, 65
  %add27.i79 = add nsw i32 %sub26.i78, 10
  br label %digit.exit83
if.end28.i81:
  br label %digit.exit83
digit.exit83:
  %retval.0.i82 = phi i32 [ %sub.i65, %if.then.i66 ], [ %add.i72, %if.then13.i73 ], [ %add27.i79, %if.then24.i80 ], [ 36, %if.end28.i81 ]
  %conv62 = sext i32 %retval.0.i82 to i64
  %add = add i64 %mul, %conv62
  %div = udiv i64 %add, %conv60
  %cmp64 = icmp ne i64 %div, %value.0
  br i1 %cmp64, label %if.then66, label %if.end67
if.then66:
  store i32 1, i32* %over, align 4
  br label %if.end67
if.end67:
  br label %for.inc
for.inc:
  %incdec.ptr68 = getelementptr inbounds i8, i8* %p.3, i32 1
  br label %for.cond
for.end:
  %tobool = icmp ne i8** %end, null
  br i1 %tobool, label %if.then69, label %if.end72
if.then69:
  %tobool70 = icmp ne i32 %any.0, 0
  br i1 %tobool70, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond71 = phi i8* [ %p.3, %cond.true ], [ %s, %cond.false ]
  store i8* %cond71, i8** %end, align 8
  br label %if.end72
if.end72:
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ 0, %fails_with.exit ], [ %value.0, %if.end72 ]
  ret i64 %retval.0
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
