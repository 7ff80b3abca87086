target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [46 x i8] c"the number that a long argument of main holds\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"overflow\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"the absolute value overflows\00", align 1
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
  %call4 = call i64 @__gsmack_text_room(i8* noundef %s)
  br label %while.cond
while.cond:
  %p.0 = phi i8* [ %s, %if.end ], [ %incdec.ptr.i, %beyond.exit ]
  %blanks.0 = phi i32 [ 2, %if.end ], [ %blanks.1, %beyond.exit ]
  %far.0 = phi i8 [ 0, %if.end ], [ %frombool, %beyond.exit ]
  %tobool = trunc i8 %far.0 to i1
  br i1 %tobool, label %land.end, label %land.rhs
land.rhs:
  %0 = load i8, i8* %p.0, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.i = icmp eq i32 %conv.i, 32
  br i1 %cmp.i, label %is_blank.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp sge i32 %conv.i, 9
  br i1 %cmp3.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp6.i = icmp sle i32 %conv.i, 13
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %lor.rhs.i ], [ %cmp6.i, %land.rhs.i ]
  br label %is_blank.exit
is_blank.exit:
  %2 = phi i1 [ true, %land.rhs ], [ %1, %land.end.i ]
  br label %land.end
land.end:
  %3 = phi i1 [ false, %while.cond ], [ %2, %is_blank.exit ]
  br i1 %3, label %while.body, label %while.end
while.body:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %p.0, i32 1
  %cmp.i37 = icmp ne i64 %call4, 0
  br i1 %cmp.i37, label %land.rhs.i38, label %beyond.exit
land.rhs.i38:
  %dec.i = add nsw i32 %blanks.0, -1
  %cmp1.i = icmp eq i32 %dec.i, 0
  br label %beyond.exit
beyond.exit:
  %blanks.1 = phi i32 [ %dec.i, %land.rhs.i38 ], [ %blanks.0, %while.body ]
  %4 = phi i1 [ false, %while.body ], [ %cmp1.i, %land.rhs.i38 ]
  %frombool = zext i1 %4 to i8
  br label %while.cond
while.end:
  %5 = load i8, i8* %p.0, align 1
  %conv = sext i8 %5 to i32
  %cmp7 = icmp eq i32 %conv, 45
  %conv8 = zext i1 %cmp7 to i32
  store i32 %conv8, i32* %negative, align 4
  %6 = load i8, i8* %p.0, align 1
  %conv9 = sext i8 %6 to i32
  %cmp10 = icmp eq i32 %conv9, 45
  br i1 %cmp10, label %if.then16, label %lor.lhs.false12
lor.lhs.false12:
  %cmp14 = icmp eq i32 %conv9, 43
  br i1 %cmp14, label %if.then16, label %if.end17
if.then16:
  %incdec.ptr = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %if.end17
if.end17:
  %p.1 = phi i8* [ %incdec.ptr, %if.then16 ], [ %p.0, %lor.lhs.false12 ]
  %cmp18 = icmp eq i32 %base, 0
  br i1 %cmp18, label %land.lhs.true, label %lor.lhs.false20
lor.lhs.false20:
  %cmp21 = icmp eq i32 %base, 16
  br i1 %cmp21, label %land.lhs.true, label %if.end42
land.lhs.true:
  %7 = load i8, i8* %p.1, align 1
  %conv23 = sext i8 %7 to i32
  %cmp24 = icmp eq i32 %conv23, 48
  br i1 %cmp24, label %land.lhs.true26, label %if.end42
land.lhs.true26:
  %arrayidx27 = getelementptr inbounds i8, i8* %p.1, i64 1
  %8 = load i8, i8* %arrayidx27, align 1
  %conv28 = sext i8 %8 to i32
  %cmp29 = icmp eq i32 %conv28, 120
  br i1 %cmp29, label %land.lhs.true36, label %lor.lhs.false31
lor.lhs.false31:
  %cmp34 = icmp eq i32 %conv28, 88
  br i1 %cmp34, label %land.lhs.true36, label %if.end42
land.lhs.true36:
  %arrayidx37 = getelementptr inbounds i8, i8* %p.1, i64 2
  %9 = load i8, i8* %arrayidx37, align 1
  %conv.i40 = sext i8 %9 to i32
  %cmp.i41 = icmp sge i32 %conv.i40, 48
  br i1 %cmp.i41, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp3.i42 = icmp sle i32 %conv.i40, 57
  br i1 %cmp3.i42, label %if.then.i43, label %if.end.i
if.then.i43:
  %sub.i = sub nsw i32 %conv.i40, 48
  br label %digit.exit
if.end.i:
  %cmp7.i = icmp sge i32 %conv.i40, 97
  br i1 %cmp7.i, label %land.lhs.true9.i, label %if.end16.i
land.lhs.true9.i:
  %cmp11.i = icmp sle i32 %conv.i40, 122
  br i1 %cmp11.i, label %if.then13.i, label %if.end16.i
if.then13.i:
  %sub15.i = sub nsw i32 %conv.i40, 97
  %add.i = add nsw i32 %sub15.i, 10
  br label %digit.exit
if.end16.i:
  %cmp18.i = icmp sge i32 %conv.i40, 65
  br i1 %cmp18.i, label %land.lhs.true20.i, label %if.end28.i
land.lhs.true20.i:
  %cmp22.i = icmp sle i32 %conv.i40, 90
  br i1 %cmp22.i, label %if.then24.i, label %if.end28.i
if.then24.i:
  %sub26.i = sub nsw i32 %conv.i40, 65
  %add27.i = add nsw i32 %sub26.i, 10
  br label %digit.exit
if.end28.i:
  br label %digit.exit
digit.exit:
  %retval.0.i = phi i32 [ %sub.i, %if.then.i43 ], [ %add.i, %if.then13.i ], [ %add27.i, %if.then24.i ], [ 36, %if.end28.i ]
  %cmp39 = icmp slt i32 %retval.0.i, 16
  br i1 %cmp39, label %if.then41, label %if.end42
if.then41:
  br label %if.end42
if.end42:
  %p.2 = phi i8* [ %arrayidx37, %if.then41 ], [ %p.1, %digit.exit ], [ %p.1, %lor.lhs.false31 ], [ %p.1, %land.lhs.true ], [ %p.1, %lor.lhs.false20 ]
  %base.addr.0 = phi i32 [ 16, %if.then41 ], [ %base, %digit.exit ], [ %base, %lor.lhs.false31 ], [ %base, %land.lhs.true ], [ %base, %lor.lhs.false20 ]
  %cmp43 = icmp eq i32 %base.addr.0, 0
  br i1 %cmp43, label %if.then45, label %if.end49
if.then45:
  %10 = load i8, i8* %p.2, align 1
  %conv46 = sext i8 %10 to i32
  %cmp47 = icmp eq i32 %conv46, 48
  %cond = select i1 %cmp47, i32 8, i32 10
  br label %if.end49
if.end49:
  %base.addr.1 = phi i32 [ %cond, %if.then45 ], [ %base.addr.0, %if.end42 ]
  %conv50 = sext i32 %base.addr.1 to i64
  %div = udiv i64 -1, %conv50
  br label %while.cond51
while.cond51:
  %p.3 = phi i8* [ %p.2, %if.end49 ], [ %incdec.ptr.i90, %beyond.exit96 ]
  %digits.0 = phi i32 [ 11, %if.end49 ], [ %digits.1, %beyond.exit96 ]
  %any.0 = phi i32 [ 0, %if.end49 ], [ 1, %beyond.exit96 ]
  %far.1 = phi i8 [ %far.0, %if.end49 ], [ %frombool74, %beyond.exit96 ]
  %value.0 = phi i64 [ 0, %if.end49 ], [ %add, %beyond.exit96 ]
  %tobool52 = trunc i8 %far.1 to i1
  br i1 %tobool52, label %land.end57, label %land.rhs53
land.rhs53:
  %11 = load i8, i8* %p.3, align 1
  %conv.i44 = sext i8 %11 to i32
  %cmp.i45 = icmp sge i32 %conv.i44, 48
  br i1 %cmp.i45, label %land.lhs.true.i47, label %if.end.i51
land.lhs.true.i47:
  %cmp3.i46 = icmp sle i32 %conv.i44, 57
  br i1 %cmp3.i46, label %if.then.i49, label %if.end.i51
if.then.i49:
  %sub.i48 = sub nsw i32 %conv.i44, 48
  br label %digit.exit66
if.end.i51:
  %cmp7.i50 = icmp sge i32 %conv.i44, 97
  br i1 %cmp7.i50, label %land.lhs.true9.i53, label %if.end16.i58
land.lhs.true9.i53:
  %cmp11.i52 = icmp sle i32 %conv.i44, 122
  br i1 %cmp11.i52, label %if.then13.i56, label %if.end16.i58
if.then13.i56:
  %sub15.i54 = sub nsw i32 %conv.i44, 97
  %add.i55 = add nsw i32 %sub15.i54, 10
  br label %digit.exit66
if.end16.i58:
  %cmp18.i57 = icmp sge i32 %conv.i44, 65
  br i1 %cmp18.i57, label %land.lhs.true20.i60, label %if.end28.i64
land.lhs.true20.i60:
  %cmp22.i59 = icmp sle i32 %conv.i44, 90
  br i1 %cmp22.i59, label %if.then24.i63, label %if.end28.i64
if.then24.i63:
  %sub26.i61 = sub nsw i32 %conv.i44, 65
  %add27.i62 = add nsw i32 %sub26.i61, 10
  br label %digit.exit66
if.end28.i64:
  br label %digit.exit66
digit.exit66:
  %retval.0.i65 = phi i32 [ %sub.i48, %if.then.i49 ], [ %add.i55, %if.then13.i56 ], [ %add27.i62, %if.then24.i63 ], [ 36, %if.end28.i64 ]
  %cmp55 = icmp slt i32 %retval.0.i65, %base.addr.1
  br label %land.end57
land.end57:
  %12 = phi i1 [ false, %while.cond51 ], [ %cmp55, %digit.exit66 ]
  br i1 %12, label %while.body58, label %while.end75
while.body58:
  %13 = load i8, i8* %p.3, align 1
  %conv.i67 = sext i8 %13 to i32
  %cmp.i68 = icmp sge i32 %conv.i67, 48
  br i1 %cmp.i68, label %land.lhs.true.i70, label %if.end.i74
land.lhs.true.i70:
  %cmp3.i69 = icmp sle i32 %conv.i67, 57
  br i1 %cmp3.i69, label %if.then.i72, label %if.end.i74
if.then.i72:
  %sub.i71 = sub nsw i32 %conv.i67, 48
  br label %digit.exit89
if.end.i74:
  %cmp7.i73 = icmp sge i32 %conv.i67, 97
  br i1 %cmp7.i73, label %land.lhs.true9.i76, label %if.end16.i81
land.lhs.true9.i76:
  %cmp11.i75 = icmp sle i32 %conv.i67, 122
  br i1 %cmp11.i75, label %if.then13.i79, label %if.end16.i81
if.then13.i79:
  %sub15.i77 = sub nsw i32 %conv.i67, 97
  %add.i78 = add nsw i32 %sub15.i77, 10
  br label %digit.exit89
if.end16.i81:
  %cmp18.i80 = icmp sge i32 %conv.i67, 65
  br i1 %cmp18.i80, label %land.lhs.true20.i83, label %if.end28.i87
land.lhs.true20.i83:
  %cmp22.i82 = icmp sle i32 %conv.i67, 90
  br i1 %cmp22.i82, label %if.then24.i86, label %if.end28.i87
if.then24.i86:
  %sub26.i84 = sub nsw i32 %conv.i67, 65
  %add27.i85 = add nsw i32 %sub26.i84, 10
  br label %digit.exit89
if.end28.i87:
  br label %digit.exit89
digit.exit89:
  %retval.0.i88 = phi i32 [ %sub.i71, %if.then.i72 ], [ %add.i78, %if.then13.i79 ], [ %add27.i85, %if.then24.i86 ], [ 36, %if.end28.i87 ]
  %conv60 = sext i32 %retval.0.i88 to i64
  %cmp61 = icmp ugt i64 %value.0, %div
  br i1 %cmp61, label %if.then70, label %lor.lhs.false63
lor.lhs.false63:
  %cmp64 = icmp eq i64 %value.0, %div
  br i1 %cmp64, label %land.lhs.true66, label %if.end71
land.lhs.true66:
  %rem = urem i64 -1, %conv50
  %cmp68 = icmp ugt i64 %conv60, %rem
  br i1 %cmp68, label %if.then70, label %if.end71
if.then70:
  store i32 1, i32* %over, align 4
  br label %if.end71
if.end71:
  %mul = mul i64 %value.0, %conv50
  %add = add i64 %mul, %conv60
  %incdec.ptr.i90 = getelementptr inbounds i8, i8* %p.3, i32 1
  %cmp.i91 = icmp ne i64 %call4, 0
  br i1 %cmp.i91, label %land.rhs.i94, label %beyond.exit96
land.rhs.i94:
  %dec.i92 = add nsw i32 %digits.0, -1
  %cmp1.i93 = icmp eq i32 %dec.i92, 0
  br label %beyond.exit96
beyond.exit96:
  %digits.1 = phi i32 [ %dec.i92, %land.rhs.i94 ], [ %digits.0, %if.end71 ]
  %14 = phi i1 [ false, %if.end71 ], [ %cmp1.i93, %land.rhs.i94 ]
  %frombool74 = zext i1 %14 to i8
  br label %while.cond51
while.end75:
  br i1 %tobool52, label %if.then77, label %if.end98
if.then77:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call79 = call i64 @__gsmack_nondet_ulong()
  %sub.ptr.lhs.cast = ptrtoint i8* %p.3 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %s to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub = sub i64 %call4, %sub.ptr.sub
  %cmp80 = icmp ult i64 %call79, %sub
  call void @__gsmack_assume(i1 noundef zeroext %cmp80)
  %add.ptr82 = getelementptr inbounds i8, i8* %p.3, i64 %call79
  %15 = load i8, i8* %add.ptr82, align 1
  %conv.i97 = sext i8 %15 to i32
  %cmp.i98 = icmp sge i32 %conv.i97, 48
  br i1 %cmp.i98, label %land.lhs.true.i100, label %if.end.i104
land.lhs.true.i100:
  %cmp3.i99 = icmp sle i32 %conv.i97, 57
  br i1 %cmp3.i99, label %if.then.i102, label %if.end.i104
if.then.i102:
  %sub.i101 = sub nsw i32 %conv.i97, 48
  br label %digit.exit119
if.end.i104:
  %cmp7.i103 = icmp sge i32 %conv.i97, 97
  br i1 %cmp7.i103, label %land.lhs.true9.i106, label %if.end16.i111
land.lhs.true9.i106:
  %cmp11.i105 = icmp sle i32 %conv.i97, 122
  br i1 %cmp11.i105, label %if.then13.i109, label %if.end16.i111
if.then13.i109:
  %sub15.i107 = sub nsw i32 %conv.i97, 97
  %add.i108 = add nsw i32 %sub15.i107, 10
  br label %digit.exit119
if.end16.i111:
  %cmp18.i110 = icmp sge i32 %conv.i97, 65
  br i1 %cmp18.i110, label %land.lhs.true20.i113, label %if.end28.i117
land.lhs.true20.i113:
  %cmp22.i112 = icmp sle i32 %conv.i97, 90
  br i1 %cmp22.i112, label %if.then24.i116, label %if.end28.i117
if.then24.i116:
  %sub26.i114 = sub nsw i32 %conv.i97, 65
  %add27.i115 = add nsw i32 %sub26.i114, 10
  br label %digit.exit119
if.end28.i117:
  br label %digit.exit119
digit.exit119:
  %retval.0.i118 = phi i32 [ %sub.i101, %if.then.i102 ], [ %add.i108, %if.then13.i109 ], [ %add27.i115, %if.then24.i116 ], [ 36, %if.end28.i117 ]
  %cmp84 = icmp sge i32 %retval.0.i118, %base.addr.1
  call void @__gsmack_assume(i1 noundef zeroext %cmp84)
  %call86 = call i64 @__gsmack_nondet_ulong()
  %call87 = call zeroext i1 @__gsmack_nondet_bool()
  %conv88 = zext i1 %call87 to i32
  store i32 %conv88, i32* %over, align 4
  %16 = load i32, i32* %negative, align 4
  %tobool89 = icmp ne i32 %16, 0
  br i1 %tobool89, label %lor.end, label %lor.rhs
lor.rhs:
  %call90 = call zeroext i1 @__gsmack_nondet_bool()
  br label %lor.end
lor.end:
  %17 = phi i1 [ true, %digit.exit119 ], [ %call90, %lor.rhs ]
  %lor.ext = zext i1 %17 to i32
  store i32 %lor.ext, i32* %negative, align 4
  %tobool92 = icmp ne i32 %any.0, 0
  br i1 %tobool92, label %lor.end96, label %lor.rhs93
lor.rhs93:
  %call94 = call zeroext i1 @__gsmack_nondet_bool()
  br label %lor.end96
lor.end96:
  %18 = phi i1 [ true, %lor.end ], [ %call94, %lor.rhs93 ]
  %lor.ext97 = zext i1 %18 to i32
  br label %if.end98
if.end98:
  %p.4 = phi i8* [ %add.ptr82, %lor.end96 ], [ %p.3, %while.end75 ]
  %any.1 = phi i32 [ %lor.ext97, %lor.end96 ], [ %any.0, %while.end75 ]
  %value.1 = phi i64 [ %call86, %lor.end96 ], [ %value.0, %while.end75 ]
  %tobool99 = icmp ne i8** %end, null
  br i1 %tobool99, label %if.then100, label %if.end103
if.then100:
  %tobool101 = icmp ne i32 %any.1, 0
  br i1 %tobool101, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond102 = phi i8* [ %p.4, %cond.true ], [ %s, %cond.false ]
  store i8* %cond102, i8** %end, align 8
  br label %if.end103
if.end103:
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ 0, %fails_with.exit ], [ %value.1, %if.end103 ]
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
  %call = call i64 @__gsmack_text_room(i8* noundef %s)
  br label %while.cond
while.cond:
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr.i, %beyond.exit ]
  %blanks.0 = phi i32 [ 2, %entry ], [ %blanks.1, %beyond.exit ]
  %far.0 = phi i8 [ 0, %entry ], [ %frombool, %beyond.exit ]
  %tobool = trunc i8 %far.0 to i1
  br i1 %tobool, label %land.end, label %land.rhs
land.rhs:
  %0 = load i8, i8* %s.addr.0, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.i = icmp eq i32 %conv.i, 32
  br i1 %cmp.i, label %is_blank.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp sge i32 %conv.i, 9
  br i1 %cmp3.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp6.i = icmp sle i32 %conv.i, 13
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %lor.rhs.i ], [ %cmp6.i, %land.rhs.i ]
  br label %is_blank.exit
is_blank.exit:
  %2 = phi i1 [ true, %land.rhs ], [ %1, %land.end.i ]
  br label %land.end
land.end:
  %3 = phi i1 [ false, %while.cond ], [ %2, %is_blank.exit ]
  br i1 %3, label %while.body, label %while.end
while.body:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  %cmp.i9 = icmp ne i64 %call, 0
  br i1 %cmp.i9, label %land.rhs.i10, label %beyond.exit
land.rhs.i10:
  %dec.i = add nsw i32 %blanks.0, -1
  %cmp1.i = icmp eq i32 %dec.i, 0
  br label %beyond.exit
beyond.exit:
  %blanks.1 = phi i32 [ %dec.i, %land.rhs.i10 ], [ %blanks.0, %while.body ]
  %4 = phi i1 [ false, %while.body ], [ %cmp1.i, %land.rhs.i10 ]
  %frombool = zext i1 %4 to i8
  br label %while.cond
while.end:
  %5 = load i8, i8* %s.addr.0, align 1
  %conv = sext i8 %5 to i32
  %cmp = icmp eq i32 %conv, 45
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp8 = icmp eq i32 %conv, 43
  br i1 %cmp8, label %if.then, label %if.end
if.then:
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %if.end
if.end:
  %s.addr.1 = phi i8* [ %incdec.ptr, %if.then ], [ %s.addr.0, %lor.lhs.false ]
  br label %while.cond10
while.cond10:
  %s.addr.2 = phi i8* [ %s.addr.1, %if.end ], [ %incdec.ptr.i12, %beyond.exit18 ]
  %digits.0 = phi i32 [ 11, %if.end ], [ %digits.1, %beyond.exit18 ]
  %value.0 = phi i32 [ 0, %if.end ], [ %add, %beyond.exit18 ]
  %far.1 = phi i8 [ %far.0, %if.end ], [ %frombool23, %beyond.exit18 ]
  %tobool11 = trunc i8 %far.1 to i1
  br i1 %tobool11, label %land.end19, label %land.lhs.true
land.lhs.true:
  %6 = load i8, i8* %s.addr.2, align 1
  %conv12 = sext i8 %6 to i32
  %cmp13 = icmp sge i32 %conv12, 48
  br i1 %cmp13, label %land.rhs15, label %land.end19
land.rhs15:
  %cmp17 = icmp sle i32 %conv12, 57
  br label %land.end19
land.end19:
  %7 = phi i1 [ false, %land.lhs.true ], [ false, %while.cond10 ], [ %cmp17, %land.rhs15 ]
  br i1 %7, label %while.body20, label %while.end24
while.body20:
  %mul = mul i32 %value.0, 10
  %8 = load i8, i8* %s.addr.2, align 1
  %conv21 = sext i8 %8 to i32
  %sub = sub nsw i32 %conv21, 48
  %add = add i32 %mul, %sub
  %incdec.ptr.i12 = getelementptr inbounds i8, i8* %s.addr.2, i32 1
  %cmp.i13 = icmp ne i64 %call, 0
  br i1 %cmp.i13, label %land.rhs.i16, label %beyond.exit18
land.rhs.i16:
  %dec.i14 = add nsw i32 %digits.0, -1
  %cmp1.i15 = icmp eq i32 %dec.i14, 0
  br label %beyond.exit18
beyond.exit18:
  %digits.1 = phi i32 [ %dec.i14, %land.rhs.i16 ], [ %digits.0, %while.body20 ]
  %9 = phi i1 [ false, %while.body20 ], [ %cmp1.i15, %land.rhs.i16 ]
  %frombool23 = zext i1 %9 to i8
  br label %while.cond10
while.end24:
  br i1 %tobool11, label %if.then26, label %if.end28
if.then26:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call27 = call i32 @__gsmack_nondet_int()
  br label %cleanup
if.end28:
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %sub30 = sub i32 0, %value.0
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %sub30, %cond.true ], [ %value.0, %cond.false ]
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %call27, %if.then26 ], [ %cond, %cond.end ]
  ret i32 %retval.0
}
declare dso_local i64 @__gsmack_text_room(i8* noundef)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i32 @__gsmack_nondet_int()
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
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
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
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
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
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
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
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare extern_weak dso_local i32* @__errno_location()
