target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i32, i32 }
%struct.lldiv_t = type { i64, i64 }
%struct.imaxdiv_t = type { i64, i64 }
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
  %call4 = call zeroext i1 @__gsmack_text_given(i8* noundef %s)
  br label %for.cond
for.cond:
  %blanks.0 = phi i32 [ 2, %if.end ], [ %blanks.1, %for.inc ]
  %p.0 = phi i8* [ %s, %if.end ], [ %incdec.ptr, %for.inc ]
  br i1 %call4, label %land.lhs.true, label %lor.lhs.false6
land.lhs.true:
  %dec = add nsw i32 %blanks.0, -1
  %cmp5 = icmp eq i32 %blanks.0, 0
  br i1 %cmp5, label %if.then8, label %lor.lhs.false6
lor.lhs.false6:
  %blanks.1 = phi i32 [ %dec, %land.lhs.true ], [ %blanks.0, %for.cond ]
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
  %2 = phi i1 [ true, %lor.lhs.false6 ], [ %1, %land.end.i ]
  br i1 %2, label %if.end9, label %if.then8
if.then8:
  %blanks.2 = phi i32 [ %dec, %land.lhs.true ], [ %blanks.1, %is_blank.exit ]
  br label %for.end
if.end9:
  br label %for.inc
for.inc:
  %incdec.ptr = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %for.cond
for.end:
  %cmp10 = icmp slt i32 %blanks.2, 0
  %3 = load i8, i8* %p.0, align 1
  %conv = sext i8 %3 to i32
  %cmp12 = icmp eq i32 %conv, 45
  %conv13 = zext i1 %cmp12 to i32
  store i32 %conv13, i32* %negative, align 4
  %4 = load i8, i8* %p.0, align 1
  %conv14 = sext i8 %4 to i32
  %cmp15 = icmp eq i32 %conv14, 45
  br i1 %cmp15, label %if.then21, label %lor.lhs.false17
lor.lhs.false17:
  %cmp19 = icmp eq i32 %conv14, 43
  br i1 %cmp19, label %if.then21, label %if.end23
if.then21:
  %incdec.ptr22 = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %if.end23
if.end23:
  %p.1 = phi i8* [ %incdec.ptr22, %if.then21 ], [ %p.0, %lor.lhs.false17 ]
  %cmp24 = icmp eq i32 %base, 0
  br i1 %cmp24, label %land.lhs.true29, label %lor.lhs.false26
lor.lhs.false26:
  %cmp27 = icmp eq i32 %base, 16
  br i1 %cmp27, label %land.lhs.true29, label %if.end49
land.lhs.true29:
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
  %conv.i56 = sext i8 %7 to i32
  %cmp.i57 = icmp sge i32 %conv.i56, 48
  br i1 %cmp.i57, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp3.i58 = icmp sle i32 %conv.i56, 57
  br i1 %cmp3.i58, label %if.then.i59, label %if.end.i
if.then.i59:
  %sub.i = sub nsw i32 %conv.i56, 48
  br label %digit.exit
if.end.i:
  %cmp7.i = icmp sge i32 %conv.i56, 97
  br i1 %cmp7.i, label %land.lhs.true9.i, label %if.end16.i
land.lhs.true9.i:
  %cmp11.i = icmp sle i32 %conv.i56, 122
  br i1 %cmp11.i, label %if.then13.i, label %if.end16.i
if.then13.i:
  %sub15.i = sub nsw i32 %conv.i56, 97
  %add.i = add nsw i32 %sub15.i, 10
  br label %digit.exit
if.end16.i:
  %cmp18.i = icmp sge i32 %conv.i56, 65
  br i1 %cmp18.i, label %land.lhs.true20.i, label %if.end28.i
land.lhs.true20.i:
  %cmp22.i = icmp sle i32 %conv.i56, 90
  br i1 %cmp22.i, label %if.then24.i, label %if.end28.i
if.then24.i:
  %sub26.i = sub nsw i32 %conv.i56, 65
  %add27.i = add nsw i32 %sub26.i, 10
  br label %digit.exit
if.end28.i:
  br label %digit.exit
digit.exit:
  %retval.0.i = phi i32 [ %sub.i, %if.then.i59 ], [ %add.i, %if.then13.i ], [ %add27.i, %if.then24.i ], [ 36, %if.end28.i ]
  %cmp46 = icmp slt i32 %retval.0.i, 16
  br i1 %cmp46, label %if.then48, label %if.end49
if.then48:
  br label %if.end49
if.end49:
  %p.2 = phi i8* [ %arrayidx44, %if.then48 ], [ %p.1, %digit.exit ], [ %p.1, %lor.lhs.false38 ], [ %p.1, %land.lhs.true29 ], [ %p.1, %lor.lhs.false26 ]
  %base.addr.0 = phi i32 [ 16, %if.then48 ], [ %base, %digit.exit ], [ %base, %lor.lhs.false38 ], [ %base, %land.lhs.true29 ], [ %base, %lor.lhs.false26 ]
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
  %div = udiv i32 2147483647, %base.addr.1
  %mul = mul i32 2, %div
  %rem = urem i32 2147483647, %base.addr.1
  %mul57 = mul i32 2, %rem
  %add = add i32 %mul57, 1
  %div58 = udiv i32 %add, %base.addr.1
  %add59 = add i32 %mul, %div58
  br label %for.cond60
for.cond60:
  %any.0 = phi i32 [ 0, %if.end56 ], [ 1, %for.inc91 ]
  %digits.0 = phi i32 [ 11, %if.end56 ], [ %digits.1, %for.inc91 ]
  %value.0 = phi i32 [ 0, %if.end56 ], [ %add90, %for.inc91 ]
  %p.3 = phi i8* [ %p.2, %if.end56 ], [ %incdec.ptr92, %for.inc91 ]
  %lnot = xor i1 %cmp10, true
  br i1 %lnot, label %for.body, label %for.end93
for.body:
  br i1 %call4, label %land.lhs.true64, label %lor.lhs.false68
land.lhs.true64:
  %dec65 = add nsw i32 %digits.0, -1
  %cmp66 = icmp eq i32 %digits.0, 0
  br i1 %cmp66, label %if.then72, label %lor.lhs.false68
lor.lhs.false68:
  %digits.1 = phi i32 [ %dec65, %land.lhs.true64 ], [ %digits.0, %for.body ]
  %9 = load i8, i8* %p.3, align 1
  %conv.i60 = sext i8 %9 to i32
  %cmp.i61 = icmp sge i32 %conv.i60, 48
  br i1 %cmp.i61, label %land.lhs.true.i63, label %if.end.i67
land.lhs.true.i63:
  %cmp3.i62 = icmp sle i32 %conv.i60, 57
  br i1 %cmp3.i62, label %if.then.i65, label %if.end.i67
if.then.i65:
  %sub.i64 = sub nsw i32 %conv.i60, 48
  br label %digit.exit82
if.end.i67:
  %cmp7.i66 = icmp sge i32 %conv.i60, 97
  br i1 %cmp7.i66, label %land.lhs.true9.i69, label %if.end16.i74
land.lhs.true9.i69:
  %cmp11.i68 = icmp sle i32 %conv.i60, 122
  br i1 %cmp11.i68, label %if.then13.i72, label %if.end16.i74
if.then13.i72:
  %sub15.i70 = sub nsw i32 %conv.i60, 97
  %add.i71 = add nsw i32 %sub15.i70, 10
  br label %digit.exit82
if.end16.i74:
  %cmp18.i73 = icmp sge i32 %conv.i60, 65
  br i1 %cmp18.i73, label %land.lhs.true20.i76, label %if.end28.i80
land.lhs.true20.i76:
  %cmp22.i75 = icmp sle i32 %conv.i60, 90
  br i1 %cmp22.i75, label %if.then24.i79, label %if.end28.i80
if.then24.i79:
  %sub26.i77 = sub nsw i32 %conv.i60, 65
  %add27.i78 = add nsw i32 %sub26.i77, 10
  br label %digit.exit82
if.end28.i80:
  br label %digit.exit82
digit.exit82:
  %retval.0.i81 = phi i32 [ %sub.i64, %if.then.i65 ], [ %add.i71, %if.then13.i72 ], [ %add27.i78, %if.then24.i79 ], [ 36, %if.end28.i80 ]
  %cmp70 = icmp sge i32 %retval.0.i81, %base.addr.1
  br i1 %cmp70, label %if.then72, label %if.end73
if.then72:
  %digits.2 = phi i32 [ %dec65, %land.lhs.true64 ], [ %digits.1, %digit.exit82 ]
  br label %for.end93
if.end73:
  %10 = load i8, i8* %p.3, align 1
  %conv.i83 = sext i8 %10 to i32
  %cmp.i84 = icmp sge i32 %conv.i83, 48
  br i1 %cmp.i84, label %land.lhs.true.i86, label %if.end.i90
land.lhs.true.i86:
  %cmp3.i85 = icmp sle i32 %conv.i83, 57
  br i1 %cmp3.i85, label %if.then.i88, label %if.end.i90
if.then.i88:
  %sub.i87 = sub nsw i32 %conv.i83, 48
  br label %digit.exit105
if.end.i90:
  %cmp7.i89 = icmp sge i32 %conv.i83, 97
  br i1 %cmp7.i89, label %land.lhs.true9.i92, label %if.end16.i97
land.lhs.true9.i92:
  %cmp11.i91 = icmp sle i32 %conv.i83, 122
  br i1 %cmp11.i91, label %if.then13.i95, label %if.end16.i97
if.then13.i95:
  %sub15.i93 = sub nsw i32 %conv.i83, 97
  %add.i94 = add nsw i32 %sub15.i93, 10
  br label %digit.exit105
if.end16.i97:
  %cmp18.i96 = icmp sge i32 %conv.i83, 65
  br i1 %cmp18.i96, label %land.lhs.true20.i99, label %if.end28.i103
land.lhs.true20.i99:
  %cmp22.i98 = icmp sle i32 %conv.i83, 90
  br i1 %cmp22.i98, label %if.then24.i102, label %if.end28.i103
if.then24.i102:
  %sub26.i100 = sub nsw i32 %conv.i83, 65
  %add27.i101 = add nsw i32 %sub26.i100, 10
  br label %digit.exit105
if.end28.i103:
  br label %digit.exit105
digit.exit105:
  %retval.0.i104 = phi i32 [ %sub.i87, %if.then.i88 ], [ %add.i94, %if.then13.i95 ], [ %add27.i101, %if.then24.i102 ], [ 36, %if.end28.i103 ]
  %cmp75 = icmp ugt i32 %value.0, %add59
  br i1 %cmp75, label %if.then87, label %lor.lhs.false77
lor.lhs.false77:
  %cmp78 = icmp eq i32 %value.0, %add59
  br i1 %cmp78, label %land.lhs.true80, label %if.end88
land.lhs.true80:
  %rem84 = urem i32 %add, %base.addr.1
  %cmp85 = icmp ugt i32 %retval.0.i104, %rem84
  br i1 %cmp85, label %if.then87, label %if.end88
if.then87:
  store i32 1, i32* %over, align 4
  br label %if.end88
if.end88:
  %mul89 = mul i32 %value.0, %base.addr.1
  %add90 = add i32 %mul89, %retval.0.i104
  br label %for.inc91
for.inc91:
  %incdec.ptr92 = getelementptr inbounds i8, i8* %p.3, i32 1
  br label %for.cond60
for.end93:
  %digits.3 = phi i32 [ %digits.2, %if.then72 ], [ %digits.0, %for.cond60 ]
  br i1 %cmp10, label %if.then99, label %lor.lhs.false96
lor.lhs.false96:
  %cmp97 = icmp slt i32 %digits.3, 0
  br i1 %cmp97, label %if.then99, label %if.end116
if.then99:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call.i106 = call i32 @__gsmack_nondet_ulong()
  %call1.i = call i32 @__gsmack_text_room(i8* noundef %p.3)
  %cmp.i107 = icmp ult i32 %call.i106, %call1.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i107)
  %add.ptr.i = getelementptr inbounds i8, i8* %p.3, i32 %call.i106
  %11 = load i8, i8* %add.ptr.i, align 1
  %conv.i108 = sext i8 %11 to i32
  %cmp.i109 = icmp sge i32 %conv.i108, 48
  br i1 %cmp.i109, label %land.lhs.true.i111, label %if.end.i115
land.lhs.true.i111:
  %cmp3.i110 = icmp sle i32 %conv.i108, 57
  br i1 %cmp3.i110, label %if.then.i113, label %if.end.i115
if.then.i113:
  %sub.i112 = sub nsw i32 %conv.i108, 48
  br label %digit.exit130
if.end.i115:
  %cmp7.i114 = icmp sge i32 %conv.i108, 97
  br i1 %cmp7.i114, label %land.lhs.true9.i117, label %if.end16.i122
land.lhs.true9.i117:
  %cmp11.i116 = icmp sle i32 %conv.i108, 122
  br i1 %cmp11.i116, label %if.then13.i120, label %if.end16.i122
if.then13.i120:
  %sub15.i118 = sub nsw i32 %conv.i108, 97
  %add.i119 = add nsw i32 %sub15.i118, 10
  br label %digit.exit130
if.end16.i122:
  %cmp18.i121 = icmp sge i32 %conv.i108, 65
  br i1 %cmp18.i121, label %land.lhs.true20.i124, label %if.end28.i128
land.lhs.true20.i124:
  %cmp22.i123 = icmp sle i32 %conv.i108, 90
  br i1 %cmp22.i123, label %if.then24.i127, label %if.end28.i128
if.then24.i127:
  %sub26.i125 = sub nsw i32 %conv.i108, 65
  %add27.i126 = add nsw i32 %sub26.i125, 10
  br label %digit.exit130
if.end28.i128:
  br label %digit.exit130
digit.exit130:
  %retval.0.i129 = phi i32 [ %sub.i112, %if.then.i113 ], [ %add.i119, %if.then13.i120 ], [ %add27.i126, %if.then24.i127 ], [ 36, %if.end28.i128 ]
  %cmp102 = icmp sge i32 %retval.0.i129, %base.addr.1
  call void @__gsmack_assume(i1 noundef zeroext %cmp102)
  %call104 = call i32 @__gsmack_nondet_ulong()
  %call105 = call zeroext i1 @__gsmack_nondet_bool()
  %conv106 = zext i1 %call105 to i32
  store i32 %conv106, i32* %over, align 4
  %12 = load i32, i32* %negative, align 4
  %tobool107 = icmp ne i32 %12, 0
  br i1 %tobool107, label %lor.end, label %lor.rhs
lor.rhs:
  %call108 = call zeroext i1 @__gsmack_nondet_bool()
  br label %lor.end
lor.end:
  %13 = phi i1 [ true, %digit.exit130 ], [ %call108, %lor.rhs ]
  %lor.ext = zext i1 %13 to i32
  store i32 %lor.ext, i32* %negative, align 4
  %tobool110 = icmp ne i32 %any.0, 0
  br i1 %tobool110, label %lor.end114, label %lor.rhs111
lor.rhs111:
  %call112 = call zeroext i1 @__gsmack_nondet_bool()
  br label %lor.end114
lor.end114:
  %14 = phi i1 [ true, %lor.end ], [ %call112, %lor.rhs111 ]
  %lor.ext115 = zext i1 %14 to i32
  br label %if.end116
if.end116:
  %any.1 = phi i32 [ %lor.ext115, %lor.end114 ], [ %any.0, %lor.lhs.false96 ]
  %value.1 = phi i32 [ %call104, %lor.end114 ], [ %value.0, %lor.lhs.false96 ]
  %p.4 = phi i8* [ %add.ptr.i, %lor.end114 ], [ %p.3, %lor.lhs.false96 ]
  %tobool117 = icmp ne i8** %end, null
  br i1 %tobool117, label %if.then118, label %if.end121
if.then118:
  %tobool119 = icmp ne i32 %any.1, 0
  br i1 %tobool119, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond120 = phi i8* [ %p.4, %cond.true ], [ %s, %cond.false ]
  store i8* %cond120, i8** %end, align 4
  br label %if.end121
if.end121:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 0, %fails_with.exit ], [ %value.1, %if.end121 ]
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
  %call = call zeroext i1 @__gsmack_text_given(i8* noundef %s)
  br label %for.cond
for.cond:
  %blanks.0 = phi i32 [ 2, %entry ], [ %blanks.1, %for.inc ]
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  br i1 %call, label %land.lhs.true, label %lor.lhs.false
land.lhs.true:
  %dec = add nsw i32 %blanks.0, -1
  %cmp = icmp eq i32 %blanks.0, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %blanks.1 = phi i32 [ %dec, %land.lhs.true ], [ %blanks.0, %for.cond ]
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
  %2 = phi i1 [ true, %lor.lhs.false ], [ %1, %land.end.i ]
  br i1 %2, label %if.end, label %if.then
if.then:
  %blanks.2 = phi i32 [ %dec, %land.lhs.true ], [ %blanks.1, %is_blank.exit ]
  br label %for.end
if.end:
  br label %for.inc
for.inc:
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %for.cond
for.end:
  %cmp2 = icmp slt i32 %blanks.2, 0
  %3 = load i8, i8* %s.addr.0, align 1
  %conv = sext i8 %3 to i32
  %cmp4 = icmp eq i32 %conv, 45
  br i1 %cmp4, label %if.then13, label %lor.lhs.false9
lor.lhs.false9:
  %cmp11 = icmp eq i32 %conv, 43
  br i1 %cmp11, label %if.then13, label %if.end15
if.then13:
  %incdec.ptr14 = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %if.end15
if.end15:
  %s.addr.1 = phi i8* [ %incdec.ptr14, %if.then13 ], [ %s.addr.0, %lor.lhs.false9 ]
  br label %for.cond16
for.cond16:
  %digits.0 = phi i32 [ 11, %if.end15 ], [ %digits.1, %for.inc35 ]
  %value.0 = phi i32 [ 0, %if.end15 ], [ %add, %for.inc35 ]
  %s.addr.2 = phi i8* [ %s.addr.1, %if.end15 ], [ %incdec.ptr36, %for.inc35 ]
  %lnot = xor i1 %cmp2, true
  br i1 %lnot, label %for.body, label %for.end37
for.body:
  br i1 %call, label %land.lhs.true20, label %lor.lhs.false24
land.lhs.true20:
  %dec21 = add nsw i32 %digits.0, -1
  %cmp22 = icmp eq i32 %digits.0, 0
  br i1 %cmp22, label %if.then32, label %lor.lhs.false24
lor.lhs.false24:
  %digits.1 = phi i32 [ %dec21, %land.lhs.true20 ], [ %digits.0, %for.body ]
  %4 = load i8, i8* %s.addr.2, align 1
  %conv25 = sext i8 %4 to i32
  %cmp26 = icmp slt i32 %conv25, 48
  br i1 %cmp26, label %if.then32, label %lor.lhs.false28
lor.lhs.false28:
  %cmp30 = icmp sgt i32 %conv25, 57
  br i1 %cmp30, label %if.then32, label %if.end33
if.then32:
  %digits.2 = phi i32 [ %dec21, %land.lhs.true20 ], [ %digits.1, %lor.lhs.false24 ], [ %digits.1, %lor.lhs.false28 ]
  br label %for.end37
if.end33:
  %mul = mul i32 %value.0, 10
  %sub = sub nsw i32 %conv25, 48
  %add = add i32 %mul, %sub
  br label %for.inc35
for.inc35:
  %incdec.ptr36 = getelementptr inbounds i8, i8* %s.addr.2, i32 1
  br label %for.cond16
for.end37:
  %digits.3 = phi i32 [ %digits.2, %if.then32 ], [ %digits.0, %for.cond16 ]
  br i1 %cmp2, label %if.then43, label %lor.lhs.false40
lor.lhs.false40:
  %cmp41 = icmp slt i32 %digits.3, 0
  br i1 %cmp41, label %if.then43, label %if.end45
if.then43:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call44 = call i32 @__gsmack_nondet_int()
  br label %cleanup
if.end45:
  br i1 %cmp4, label %cond.true, label %cond.false
cond.true:
  %sub47 = sub i32 0, %value.0
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %sub47, %cond.true ], [ %value.0, %cond.false ]
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %call44, %if.then43 ], [ %cond, %cond.end ]
  ret i32 %retval.0
}
declare dso_local zeroext i1 @__gsmack_text_given(i8* noundef)
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
define dso_local void @lldiv(%struct.lldiv_t* noalias sret(%struct.lldiv_t) align 4 %agg.result, i64 noundef %a, i64 noundef %b) {
entry:
  %quot = getelementptr inbounds %struct.lldiv_t, %struct.lldiv_t* %agg.result, i32 0, i32 0
  %div = sdiv i64 %a, %b
  store i64 %div, i64* %quot, align 4
  %rem = getelementptr inbounds %struct.lldiv_t, %struct.lldiv_t* %agg.result, i32 0, i32 1
  %rem1 = srem i64 %a, %b
  store i64 %rem1, i64* %rem, align 4
  ret void
}
define dso_local i64 @imaxabs(i64 noundef %n) {
entry:
  %cmp.i = icmp ne i64 %n, -9223372036854775808
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i32 0, i32 0))
  %cmp1.i = icmp slt i64 %n, 0
  br i1 %cmp1.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub nsw i64 0, %n
  br label %llabs.exit
cond.false.i:
  br label %llabs.exit
llabs.exit:
  %cond.i = phi i64 [ %sub.i, %cond.true.i ], [ %n, %cond.false.i ]
  ret i64 %cond.i
}
define dso_local void @imaxdiv(%struct.imaxdiv_t* noalias sret(%struct.imaxdiv_t) align 4 %agg.result, i64 noundef %a, i64 noundef %b) {
entry:
  %quot = getelementptr inbounds %struct.imaxdiv_t, %struct.imaxdiv_t* %agg.result, i32 0, i32 0
  %div = sdiv i64 %a, %b
  store i64 %div, i64* %quot, align 4
  %rem = getelementptr inbounds %struct.imaxdiv_t, %struct.imaxdiv_t* %agg.result, i32 0, i32 1
  %rem1 = srem i64 %a, %b
  store i64 %rem1, i64* %rem, align 4
  ret void
}
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i32 @__gsmack_text_room(i8* noundef)
declare extern_weak dso_local i32* @__errno_location()
