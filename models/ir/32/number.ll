target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i32, i32 }
@.str = private unnamed_addr constant [9 x i8] c"overflow\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"the absolute value overflows\00", align 1
define dso_local i32 @strtol(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) {
entry:
  %negative = alloca i32, align 4
  %over = alloca i32, align 4
  %0 = bitcast i32* %negative to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %1 = bitcast i32* %over to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1)
  %call = call i32 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative, i32* noundef %over)
  %2 = load i32, i32* %negative, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %sub = sub i32 %call, 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %sub, %cond.true ], [ %call, %cond.false ]
  %3 = load i32, i32* %over, align 4
  %tobool1 = icmp ne i32 %3, 0
  br i1 %tobool1, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp2 = icmp ugt i32 %cond, 2147483647
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
  %cond5 = select i1 %tobool4, i32 -2147483648, i32 2147483647
  br label %cleanup
if.end:
  %5 = load i32, i32* %negative, align 4
  %tobool6 = icmp ne i32 %5, 0
  br i1 %tobool6, label %cond.true7, label %cond.false9
cond.true7:
  %sub8 = sub i32 0, %call
  br label %cond.end10
cond.false9:
  br label %cond.end10
cond.end10:
  %cond11 = phi i32 [ %sub8, %cond.true7 ], [ %call, %cond.false9 ]
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %cond5, %fails_with.exit ], [ %cond11, %cond.end10 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %retval.0
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
define internal i32 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative, i32* noundef %over) {
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
  %arrayidx34 = getelementptr inbounds i8, i8* %p.1, i32 1
  %6 = load i8, i8* %arrayidx34, align 1
  %conv35 = sext i8 %6 to i32
  %cmp36 = icmp eq i32 %conv35, 120
  br i1 %cmp36, label %land.lhs.true43, label %lor.lhs.false38
lor.lhs.false38:
  %cmp41 = icmp eq i32 %conv35, 88
  br i1 %cmp41, label %land.lhs.true43, label %if.end49
land.lhs.true43:
  %arrayidx44 = getelementptr inbounds i8, i8* %p.1, i32 2
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
  %p.3 = phi i8* [ %p.2, %if.end56 ], [ %incdec.ptr65, %for.inc ]
  %value.0 = phi i32 [ 0, %if.end56 ], [ %add, %for.inc ]
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
  %mul = mul i32 %value.0, %base.addr.1
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
  %add = add i32 %mul, %retval.0.i82
  %div = udiv i32 %add, %base.addr.1
  %cmp61 = icmp ne i32 %div, %value.0
  br i1 %cmp61, label %if.then63, label %if.end64
if.then63:
  store i32 1, i32* %over, align 4
  br label %if.end64
if.end64:
  br label %for.inc
for.inc:
  %incdec.ptr65 = getelementptr inbounds i8, i8* %p.3, i32 1
  br label %for.cond
for.end:
  %tobool = icmp ne i8** %end, null
  br i1 %tobool, label %if.then66, label %if.end69
if.then66:
  %tobool67 = icmp ne i32 %any.0, 0
  br i1 %tobool67, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond68 = phi i8* [ %p.3, %cond.true ], [ %s, %cond.false ]
  store i8* %cond68, i8** %end, align 4
  br label %if.end69
if.end69:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 0, %fails_with.exit ], [ %value.0, %if.end69 ]
  ret i32 %retval.0
}
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i32 @strtoul(i8* noalias noundef nonnull %s, i8** noalias noundef %end, i32 noundef %base) {
entry:
  %negative = alloca i32, align 4
  %over = alloca i32, align 4
  %0 = bitcast i32* %negative to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %1 = bitcast i32* %over to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1)
  %call = call i32 @parse(i8* noundef %s, i8** noundef %end, i32 noundef %base, i32* noundef %negative, i32* noundef %over)
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
  %sub = sub i32 0, %call
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %sub, %cond.true ], [ %call, %cond.false ]
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %cond, %cond.end ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %retval.0
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
define dso_local i32 @atol(i8* noundef nonnull %s) {
entry:
  br label %while.cond.i
while.cond.i:
  %p.0.i = phi i8* [ %s, %entry ], [ %incdec.ptr.i, %while.body.i ]
  %0 = load i8, i8* %p.0.i, align 1
  %conv.i = sext i8 %0 to i32
  %cmp4.i = icmp eq i32 %conv.i, 32
  br i1 %cmp4.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp7.i = icmp sge i32 %conv.i, 9
  br i1 %cmp7.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp10.i = icmp sle i32 %conv.i, 13
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %lor.rhs.i ], [ %cmp10.i, %land.rhs.i ]
  br label %lor.end.i
lor.end.i:
  %2 = phi i1 [ true, %while.cond.i ], [ %1, %land.end.i ]
  br i1 %2, label %while.body.i, label %while.end.i
while.body.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %p.0.i, i32 1
  br label %while.cond.i
while.end.i:
  %3 = load i8, i8* %p.0.i, align 1
  %conv12.i = sext i8 %3 to i32
  %cmp13.i = icmp eq i32 %conv12.i, 45
  br i1 %cmp13.i, label %if.then22.i, label %lor.lhs.false18.i
lor.lhs.false18.i:
  %cmp20.i = icmp eq i32 %conv12.i, 43
  br i1 %cmp20.i, label %if.then22.i, label %if.end24.i
if.then22.i:
  %incdec.ptr23.i = getelementptr inbounds i8, i8* %p.0.i, i32 1
  br label %if.end24.i
if.end24.i:
  %p.1.i = phi i8* [ %incdec.ptr23.i, %if.then22.i ], [ %p.0.i, %lor.lhs.false18.i ]
  br label %for.cond.i
for.cond.i:
  %over.i.0 = phi i32 [ 0, %if.end24.i ], [ %over.i.1, %if.end64.i ]
  %p.3.i = phi i8* [ %p.1.i, %if.end24.i ], [ %incdec.ptr65.i, %if.end64.i ]
  %value.0.i = phi i32 [ 0, %if.end24.i ], [ %add.i, %if.end64.i ]
  %4 = load i8, i8* %p.3.i, align 1
  %conv.i38.i = sext i8 %4 to i32
  %cmp.i39.i = icmp sge i32 %conv.i38.i, 48
  br i1 %cmp.i39.i, label %land.lhs.true.i41.i, label %if.end.i45.i
land.lhs.true.i41.i:
  %cmp3.i40.i = icmp sle i32 %conv.i38.i, 57
  br i1 %cmp3.i40.i, label %if.then.i43.i, label %if.end.i45.i
if.then.i43.i:
  %sub.i42.i = sub nsw i32 %conv.i38.i, 48
  br label %digit.exit60.i
if.end.i45.i:
  %cmp7.i44.i = icmp sge i32 %conv.i38.i, 97
  br i1 %cmp7.i44.i, label %land.lhs.true9.i47.i, label %if.end16.i52.i
land.lhs.true9.i47.i:
  %cmp11.i46.i = icmp sle i32 %conv.i38.i, 122
  br i1 %cmp11.i46.i, label %if.then13.i50.i, label %if.end16.i52.i
if.then13.i50.i:
  %sub15.i48.i = sub nsw i32 %conv.i38.i, 97
  %add.i49.i = add nsw i32 %sub15.i48.i, 10
  br label %digit.exit60.i
if.end16.i52.i:
  %cmp18.i51.i = icmp sge i32 %conv.i38.i, 65
  br i1 %cmp18.i51.i, label %land.lhs.true20.i54.i, label %if.end28.i58.i
land.lhs.true20.i54.i:
  %cmp22.i53.i = icmp sle i32 %conv.i38.i, 90
  br i1 %cmp22.i53.i, label %if.then24.i57.i, label %if.end28.i58.i
if.then24.i57.i:
  %sub26.i55.i = sub nsw i32 %conv.i38.i, 65
  %add27.i56.i = add nsw i32 %sub26.i55.i, 10
  br label %digit.exit60.i
if.end28.i58.i:
  br label %digit.exit60.i
digit.exit60.i:
  %retval.0.i59.i = phi i32 [ %sub.i42.i, %if.then.i43.i ], [ %add.i49.i, %if.then13.i50.i ], [ %add27.i56.i, %if.then24.i57.i ], [ 36, %if.end28.i58.i ]
  %cmp58.i = icmp slt i32 %retval.0.i59.i, 10
  br i1 %cmp58.i, label %for.body.i, label %parse.exit
for.body.i:
  %mul.i = mul i32 %value.0.i, 10
  %5 = load i8, i8* %p.3.i, align 1
  %conv.i61.i = sext i8 %5 to i32
  %cmp.i62.i = icmp sge i32 %conv.i61.i, 48
  br i1 %cmp.i62.i, label %land.lhs.true.i64.i, label %if.end.i68.i
land.lhs.true.i64.i:
  %cmp3.i63.i = icmp sle i32 %conv.i61.i, 57
  br i1 %cmp3.i63.i, label %if.then.i66.i, label %if.end.i68.i
if.then.i66.i:
  %sub.i65.i = sub nsw i32 %conv.i61.i, 48
  br label %digit.exit83.i
if.end.i68.i:
  %cmp7.i67.i = icmp sge i32 %conv.i61.i, 97
  br i1 %cmp7.i67.i, label %land.lhs.true9.i70.i, label %if.end16.i75.i
land.lhs.true9.i70.i:
  %cmp11.i69.i = icmp sle i32 %conv.i61.i, 122
  br i1 %cmp11.i69.i, label %if.then13.i73.i, label %if.end16.i75.i
if.then13.i73.i:
  %sub15.i71.i = sub nsw i32 %conv.i61.i, 97
  %add.i72.i = add nsw i32 %sub15.i71.i, 10
  br label %digit.exit83.i
if.end16.i75.i:
  %cmp18.i74.i = icmp sge i32 %conv.i61.i, 65
  br i1 %cmp18.i74.i, label %land.lhs.true20.i77.i, label %if.end28.i81.i
land.lhs.true20.i77.i:
  %cmp22.i76.i = icmp sle i32 %conv.i61.i, 90
  br i1 %cmp22.i76.i, label %if.then24.i80.i, label %if.end28.i81.i
if.then24.i80.i:
  %sub26.i78.i = sub nsw i32 %conv.i61.i, 65
  %add27.i79.i = add nsw i32 %sub26.i78.i, 10
  br label %digit.exit83.i
if.end28.i81.i:
  br label %digit.exit83.i
digit.exit83.i:
  %retval.0.i82.i = phi i32 [ %sub.i65.i, %if.then.i66.i ], [ %add.i72.i, %if.then13.i73.i ], [ %add27.i79.i, %if.then24.i80.i ], [ 36, %if.end28.i81.i ]
  %add.i = add i32 %mul.i, %retval.0.i82.i
  %div.i = udiv i32 %add.i, 10
  %cmp61.i = icmp ne i32 %div.i, %value.0.i
  br i1 %cmp61.i, label %if.then63.i, label %if.end64.i
if.then63.i:
  br label %if.end64.i
if.end64.i:
  %over.i.1 = phi i32 [ 1, %if.then63.i ], [ %over.i.0, %digit.exit83.i ]
  %incdec.ptr65.i = getelementptr inbounds i8, i8* %p.3.i, i32 1
  br label %for.cond.i
parse.exit:
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i32 %value.0.i, 1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %sub.i, %cond.true.i ], [ %value.0.i, %cond.false.i ]
  %tobool1.i = icmp ne i32 %over.i.0, 0
  br i1 %tobool1.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp.i = icmp ne i32 %value.0.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp2.i = icmp ugt i32 %cond.i, 2147483647
  br i1 %cmp2.i, label %if.then.i, label %if.end.i
if.then.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 34, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  %cond5.i = select i1 %cmp13.i, i32 -2147483648, i32 2147483647
  br label %strtol.exit
if.end.i:
  br i1 %cmp13.i, label %cond.true7.i, label %cond.false9.i
cond.true7.i:
  %sub8.i = sub i32 0, %value.0.i
  br label %cond.end10.i
cond.false9.i:
  br label %cond.end10.i
cond.end10.i:
  %cond11.i = phi i32 [ %sub8.i, %cond.true7.i ], [ %value.0.i, %cond.false9.i ]
  br label %strtol.exit
strtol.exit:
  %retval.0.i = phi i32 [ %cond5.i, %fails_with.exit.i ], [ %cond11.i, %cond.end10.i ]
  ret i32 %retval.0.i
}
define dso_local i32 @abs(i32 noundef %n) {
entry:
  %cmp = icmp ne i32 %n, -2147483648
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i32 0, i32 0))
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
define dso_local i32 @labs(i32 noundef %n) {
entry:
  %cmp = icmp ne i32 %n, -2147483648
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i32 0, i32 0))
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
define dso_local i64 @llabs(i64 noundef %n) {
entry:
  %cmp = icmp ne i64 %n, -9223372036854775808
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i32 0, i32 0))
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
define dso_local void @div(%struct.div_t* noalias sret(%struct.div_t) align 4 %agg.result, i32 noundef %a, i32 noundef %b) {
entry:
  %quot = getelementptr inbounds %struct.div_t, %struct.div_t* %agg.result, i32 0, i32 0
  %div = sdiv i32 %a, %b
  store i32 %div, i32* %quot, align 4
  %rem = getelementptr inbounds %struct.div_t, %struct.div_t* %agg.result, i32 0, i32 1
  %rem1 = srem i32 %a, %b
  store i32 %rem1, i32* %rem, align 4
  ret void
}
define dso_local void @ldiv(%struct.ldiv_t* noalias sret(%struct.ldiv_t) align 4 %agg.result, i32 noundef %a, i32 noundef %b) {
entry:
  %quot = getelementptr inbounds %struct.ldiv_t, %struct.ldiv_t* %agg.result, i32 0, i32 0
  %div = sdiv i32 %a, %b
  store i32 %div, i32* %quot, align 4
  %rem = getelementptr inbounds %struct.ldiv_t, %struct.ldiv_t* %agg.result, i32 0, i32 1
  %rem1 = srem i32 %a, %b
  store i32 %rem1, i32* %rem, align 4
  ret void
}
declare extern_weak dso_local i32* @__errno_location()
