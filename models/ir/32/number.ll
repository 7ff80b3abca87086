target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i32, i32 }
@.str = private unnamed_addr constant [46 x i8] c"the number that a long argument of main holds\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"overflow\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"the absolute value overflows\00", align 1
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
  %call4 = call i32 @__gsmack_text_room(i8* noundef %s)
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
  %cmp.i38 = icmp ne i32 %call4, 0
  br i1 %cmp.i38, label %land.rhs.i39, label %beyond.exit
land.rhs.i39:
  %dec.i = add nsw i32 %blanks.0, -1
  %cmp1.i = icmp eq i32 %dec.i, 0
  br label %beyond.exit
beyond.exit:
  %blanks.1 = phi i32 [ %dec.i, %land.rhs.i39 ], [ %blanks.0, %while.body ]
  %4 = phi i1 [ false, %while.body ], [ %cmp1.i, %land.rhs.i39 ]
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
  %arrayidx27 = getelementptr inbounds i8, i8* %p.1, i32 1
  %8 = load i8, i8* %arrayidx27, align 1
  %conv28 = sext i8 %8 to i32
  %cmp29 = icmp eq i32 %conv28, 120
  br i1 %cmp29, label %land.lhs.true36, label %lor.lhs.false31
lor.lhs.false31:
  %cmp34 = icmp eq i32 %conv28, 88
  br i1 %cmp34, label %land.lhs.true36, label %if.end42
land.lhs.true36:
  %arrayidx37 = getelementptr inbounds i8, i8* %p.1, i32 2
  %9 = load i8, i8* %arrayidx37, align 1
  %conv.i41 = sext i8 %9 to i32
  %cmp.i42 = icmp sge i32 %conv.i41, 48
  br i1 %cmp.i42, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp3.i43 = icmp sle i32 %conv.i41, 57
  br i1 %cmp3.i43, label %if.then.i44, label %if.end.i
if.then.i44:
  %sub.i = sub nsw i32 %conv.i41, 48
  br label %digit.exit
if.end.i:
  %cmp7.i = icmp sge i32 %conv.i41, 97
  br i1 %cmp7.i, label %land.lhs.true9.i, label %if.end16.i
land.lhs.true9.i:
  %cmp11.i = icmp sle i32 %conv.i41, 122
  br i1 %cmp11.i, label %if.then13.i, label %if.end16.i
if.then13.i:
  %sub15.i = sub nsw i32 %conv.i41, 97
  %add.i = add nsw i32 %sub15.i, 10
  br label %digit.exit
if.end16.i:
  %cmp18.i = icmp sge i32 %conv.i41, 65
  br i1 %cmp18.i, label %land.lhs.true20.i, label %if.end28.i
land.lhs.true20.i:
  %cmp22.i = icmp sle i32 %conv.i41, 90
  br i1 %cmp22.i, label %if.then24.i, label %if.end28.i
if.then24.i:
  %sub26.i = sub nsw i32 %conv.i41, 65
  %add27.i = add nsw i32 %sub26.i, 10
  br label %digit.exit
if.end28.i:
  br label %digit.exit
digit.exit:
  %retval.0.i = phi i32 [ %sub.i, %if.then.i44 ], [ %add.i, %if.then13.i ], [ %add27.i, %if.then24.i ], [ 36, %if.end28.i ]
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
  %div = udiv i32 2147483647, %base.addr.1
  %mul = mul i32 2, %div
  %rem = urem i32 2147483647, %base.addr.1
  %mul50 = mul i32 2, %rem
  %add = add i32 %mul50, 1
  %div51 = udiv i32 %add, %base.addr.1
  %add52 = add i32 %mul, %div51
  br label %while.cond53
while.cond53:
  %p.3 = phi i8* [ %p.2, %if.end49 ], [ %incdec.ptr.i91, %beyond.exit97 ]
  %digits.0 = phi i32 [ 11, %if.end49 ], [ %digits.1, %beyond.exit97 ]
  %any.0 = phi i32 [ 0, %if.end49 ], [ 1, %beyond.exit97 ]
  %value.0 = phi i32 [ 0, %if.end49 ], [ %add77, %beyond.exit97 ]
  %far.1 = phi i8 [ %far.0, %if.end49 ], [ %frombool79, %beyond.exit97 ]
  %tobool54 = trunc i8 %far.1 to i1
  br i1 %tobool54, label %land.end59, label %land.rhs55
land.rhs55:
  %11 = load i8, i8* %p.3, align 1
  %conv.i45 = sext i8 %11 to i32
  %cmp.i46 = icmp sge i32 %conv.i45, 48
  br i1 %cmp.i46, label %land.lhs.true.i48, label %if.end.i52
land.lhs.true.i48:
  %cmp3.i47 = icmp sle i32 %conv.i45, 57
  br i1 %cmp3.i47, label %if.then.i50, label %if.end.i52
if.then.i50:
  %sub.i49 = sub nsw i32 %conv.i45, 48
  br label %digit.exit67
if.end.i52:
  %cmp7.i51 = icmp sge i32 %conv.i45, 97
  br i1 %cmp7.i51, label %land.lhs.true9.i54, label %if.end16.i59
land.lhs.true9.i54:
  %cmp11.i53 = icmp sle i32 %conv.i45, 122
  br i1 %cmp11.i53, label %if.then13.i57, label %if.end16.i59
if.then13.i57:
  %sub15.i55 = sub nsw i32 %conv.i45, 97
  %add.i56 = add nsw i32 %sub15.i55, 10
  br label %digit.exit67
if.end16.i59:
  %cmp18.i58 = icmp sge i32 %conv.i45, 65
  br i1 %cmp18.i58, label %land.lhs.true20.i61, label %if.end28.i65
land.lhs.true20.i61:
  %cmp22.i60 = icmp sle i32 %conv.i45, 90
  br i1 %cmp22.i60, label %if.then24.i64, label %if.end28.i65
if.then24.i64:
  %sub26.i62 = sub nsw i32 %conv.i45, 65
  %add27.i63 = add nsw i32 %sub26.i62, 10
  br label %digit.exit67
if.end28.i65:
  br label %digit.exit67
digit.exit67:
  %retval.0.i66 = phi i32 [ %sub.i49, %if.then.i50 ], [ %add.i56, %if.then13.i57 ], [ %add27.i63, %if.then24.i64 ], [ 36, %if.end28.i65 ]
  %cmp57 = icmp slt i32 %retval.0.i66, %base.addr.1
  br label %land.end59
land.end59:
  %12 = phi i1 [ false, %while.cond53 ], [ %cmp57, %digit.exit67 ]
  br i1 %12, label %while.body60, label %while.end80
while.body60:
  %13 = load i8, i8* %p.3, align 1
  %conv.i68 = sext i8 %13 to i32
  %cmp.i69 = icmp sge i32 %conv.i68, 48
  br i1 %cmp.i69, label %land.lhs.true.i71, label %if.end.i75
land.lhs.true.i71:
  %cmp3.i70 = icmp sle i32 %conv.i68, 57
  br i1 %cmp3.i70, label %if.then.i73, label %if.end.i75
if.then.i73:
  %sub.i72 = sub nsw i32 %conv.i68, 48
  br label %digit.exit90
if.end.i75:
  %cmp7.i74 = icmp sge i32 %conv.i68, 97
  br i1 %cmp7.i74, label %land.lhs.true9.i77, label %if.end16.i82
land.lhs.true9.i77:
  %cmp11.i76 = icmp sle i32 %conv.i68, 122
  br i1 %cmp11.i76, label %if.then13.i80, label %if.end16.i82
if.then13.i80:
  %sub15.i78 = sub nsw i32 %conv.i68, 97
  %add.i79 = add nsw i32 %sub15.i78, 10
  br label %digit.exit90
if.end16.i82:
  %cmp18.i81 = icmp sge i32 %conv.i68, 65
  br i1 %cmp18.i81, label %land.lhs.true20.i84, label %if.end28.i88
land.lhs.true20.i84:
  %cmp22.i83 = icmp sle i32 %conv.i68, 90
  br i1 %cmp22.i83, label %if.then24.i87, label %if.end28.i88
if.then24.i87:
  %sub26.i85 = sub nsw i32 %conv.i68, 65
  %add27.i86 = add nsw i32 %sub26.i85, 10
  br label %digit.exit90
if.end28.i88:
  br label %digit.exit90
digit.exit90:
  %retval.0.i89 = phi i32 [ %sub.i72, %if.then.i73 ], [ %add.i79, %if.then13.i80 ], [ %add27.i86, %if.then24.i87 ], [ 36, %if.end28.i88 ]
  %cmp62 = icmp ugt i32 %value.0, %add52
  br i1 %cmp62, label %if.then74, label %lor.lhs.false64
lor.lhs.false64:
  %cmp65 = icmp eq i32 %value.0, %add52
  br i1 %cmp65, label %land.lhs.true67, label %if.end75
land.lhs.true67:
  %rem71 = urem i32 %add, %base.addr.1
  %cmp72 = icmp ugt i32 %retval.0.i89, %rem71
  br i1 %cmp72, label %if.then74, label %if.end75
if.then74:
  store i32 1, i32* %over, align 4
  br label %if.end75
if.end75:
  %mul76 = mul i32 %value.0, %base.addr.1
  %add77 = add i32 %mul76, %retval.0.i89
  %incdec.ptr.i91 = getelementptr inbounds i8, i8* %p.3, i32 1
  %cmp.i92 = icmp ne i32 %call4, 0
  br i1 %cmp.i92, label %land.rhs.i95, label %beyond.exit97
land.rhs.i95:
  %dec.i93 = add nsw i32 %digits.0, -1
  %cmp1.i94 = icmp eq i32 %dec.i93, 0
  br label %beyond.exit97
beyond.exit97:
  %digits.1 = phi i32 [ %dec.i93, %land.rhs.i95 ], [ %digits.0, %if.end75 ]
  %14 = phi i1 [ false, %if.end75 ], [ %cmp1.i94, %land.rhs.i95 ]
  %frombool79 = zext i1 %14 to i8
  br label %while.cond53
while.end80:
  br i1 %tobool54, label %if.then82, label %if.end99
if.then82:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call.i98 = call i32 @__gsmack_nondet_ulong()
  %sub.ptr.lhs.cast.i = ptrtoint i8* %p.3 to i32
  %sub.ptr.rhs.cast.i = ptrtoint i8* %s to i32
  %sub.ptr.sub.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %sub.i99 = sub i32 %call4, %sub.ptr.sub.i
  %cmp.i100 = icmp ult i32 %call.i98, %sub.i99
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i100)
  %add.ptr.i = getelementptr inbounds i8, i8* %p.3, i32 %call.i98
  %15 = load i8, i8* %add.ptr.i, align 1
  %conv.i101 = sext i8 %15 to i32
  %cmp.i102 = icmp sge i32 %conv.i101, 48
  br i1 %cmp.i102, label %land.lhs.true.i104, label %if.end.i108
land.lhs.true.i104:
  %cmp3.i103 = icmp sle i32 %conv.i101, 57
  br i1 %cmp3.i103, label %if.then.i106, label %if.end.i108
if.then.i106:
  %sub.i105 = sub nsw i32 %conv.i101, 48
  br label %digit.exit123
if.end.i108:
  %cmp7.i107 = icmp sge i32 %conv.i101, 97
  br i1 %cmp7.i107, label %land.lhs.true9.i110, label %if.end16.i115
land.lhs.true9.i110:
  %cmp11.i109 = icmp sle i32 %conv.i101, 122
  br i1 %cmp11.i109, label %if.then13.i113, label %if.end16.i115
if.then13.i113:
  %sub15.i111 = sub nsw i32 %conv.i101, 97
  %add.i112 = add nsw i32 %sub15.i111, 10
  br label %digit.exit123
if.end16.i115:
  %cmp18.i114 = icmp sge i32 %conv.i101, 65
  br i1 %cmp18.i114, label %land.lhs.true20.i117, label %if.end28.i121
land.lhs.true20.i117:
  %cmp22.i116 = icmp sle i32 %conv.i101, 90
  br i1 %cmp22.i116, label %if.then24.i120, label %if.end28.i121
if.then24.i120:
  %sub26.i118 = sub nsw i32 %conv.i101, 65
  %add27.i119 = add nsw i32 %sub26.i118, 10
  br label %digit.exit123
if.end28.i121:
  br label %digit.exit123
digit.exit123:
  %retval.0.i122 = phi i32 [ %sub.i105, %if.then.i106 ], [ %add.i112, %if.then13.i113 ], [ %add27.i119, %if.then24.i120 ], [ 36, %if.end28.i121 ]
  %cmp85 = icmp sge i32 %retval.0.i122, %base.addr.1
  call void @__gsmack_assume(i1 noundef zeroext %cmp85)
  %call87 = call i32 @__gsmack_nondet_ulong()
  %call88 = call zeroext i1 @__gsmack_nondet_bool()
  %conv89 = zext i1 %call88 to i32
  store i32 %conv89, i32* %over, align 4
  %16 = load i32, i32* %negative, align 4
  %tobool90 = icmp ne i32 %16, 0
  br i1 %tobool90, label %lor.end, label %lor.rhs
lor.rhs:
  %call91 = call zeroext i1 @__gsmack_nondet_bool()
  br label %lor.end
lor.end:
  %17 = phi i1 [ true, %digit.exit123 ], [ %call91, %lor.rhs ]
  %lor.ext = zext i1 %17 to i32
  store i32 %lor.ext, i32* %negative, align 4
  %tobool93 = icmp ne i32 %any.0, 0
  br i1 %tobool93, label %lor.end97, label %lor.rhs94
lor.rhs94:
  %call95 = call zeroext i1 @__gsmack_nondet_bool()
  br label %lor.end97
lor.end97:
  %18 = phi i1 [ true, %lor.end ], [ %call95, %lor.rhs94 ]
  %lor.ext98 = zext i1 %18 to i32
  br label %if.end99
if.end99:
  %p.4 = phi i8* [ %add.ptr.i, %lor.end97 ], [ %p.3, %while.end80 ]
  %any.1 = phi i32 [ %lor.ext98, %lor.end97 ], [ %any.0, %while.end80 ]
  %value.1 = phi i32 [ %call87, %lor.end97 ], [ %value.0, %while.end80 ]
  %tobool100 = icmp ne i8** %end, null
  br i1 %tobool100, label %if.then101, label %if.end104
if.then101:
  %tobool102 = icmp ne i32 %any.1, 0
  br i1 %tobool102, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond103 = phi i8* [ %p.4, %cond.true ], [ %s, %cond.false ]
  store i8* %cond103, i8** %end, align 4
  br label %if.end104
if.end104:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 0, %fails_with.exit ], [ %value.1, %if.end104 ]
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
  %call = call i32 @__gsmack_text_room(i8* noundef %s)
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
  %cmp.i9 = icmp ne i32 %call, 0
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
  %cmp.i13 = icmp ne i32 %call, 0
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
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str, i32 0, i32 0), i8* noundef null, i32 noundef 0)
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
declare dso_local i32 @__gsmack_text_room(i8* noundef)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i32 @atol(i8* noundef nonnull %s) {
entry:
  %negative.i = alloca i32, align 4
  %over.i = alloca i32, align 4
  %0 = bitcast i32* %negative.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %1 = bitcast i32* %over.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1)
  %call.i = call i32 @parse(i8* noundef %s, i8** noundef null, i32 noundef 10, i32* noundef %negative.i, i32* noundef %over.i)
  %2 = load i32, i32* %negative.i, align 4
  %tobool.i = icmp ne i32 %2, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i32 %call.i, 1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %sub.i, %cond.true.i ], [ %call.i, %cond.false.i ]
  %3 = load i32, i32* %over.i, align 4
  %tobool1.i = icmp ne i32 %3, 0
  br i1 %tobool1.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp.i = icmp ne i32 %call.i, 0
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
  %4 = load i32, i32* %negative.i, align 4
  %tobool4.i = icmp ne i32 %4, 0
  %cond5.i = select i1 %tobool4.i, i32 -2147483648, i32 2147483647
  br label %strtol.exit
if.end.i:
  %5 = load i32, i32* %negative.i, align 4
  %tobool6.i = icmp ne i32 %5, 0
  br i1 %tobool6.i, label %cond.true7.i, label %cond.false9.i
cond.true7.i:
  %sub8.i = sub i32 0, %call.i
  br label %cond.end10.i
cond.false9.i:
  br label %cond.end10.i
cond.end10.i:
  %cond11.i = phi i32 [ %sub8.i, %cond.true7.i ], [ %call.i, %cond.false9.i ]
  br label %strtol.exit
strtol.exit:
  %retval.0.i = phi i32 [ %cond5.i, %fails_with.exit.i ], [ %cond11.i, %cond.end10.i ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %retval.0.i
}
define dso_local i32 @abs(i32 noundef %n) {
entry:
  %cmp = icmp ne i32 %n, -2147483648
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i32 0, i32 0))
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
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i32 0, i32 0))
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
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i32 0, i32 0))
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
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare extern_weak dso_local i32* @__errno_location()
