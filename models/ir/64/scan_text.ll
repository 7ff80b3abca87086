target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.1 = private unnamed_addr constant [50 x i8] c"the format asks for more arguments than there are\00", align 1
@.str.2 = private unnamed_addr constant [61 x i8] c"the format asks for a pointer where the argument is a number\00", align 1
@.str.3 = private unnamed_addr constant [66 x i8] c"sscanf: a format that is not known, or holds what is not modelled\00", align 1
@.str.4 = private unnamed_addr constant [75 x i8] c"__isoc99_sscanf: a format that is not known, or holds what is not modelled\00", align 1
@ended = internal constant i8 0, align 1
@.str.5 = private unnamed_addr constant [34 x i8] c"sscanf: a number that is no float\00", align 1
@.str.6 = private unnamed_addr constant [40 x i8] c"where blanks end in an argument of main\00", align 1
@.str.7 = private unnamed_addr constant [46 x i8] c"the number that a long argument of main holds\00", align 1
@.str.8 = private unnamed_addr constant [49 x i8] c"sscanf: a number that breaks off in its exponent\00", align 1
define dso_local void @__model_text_missing() {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.1, i64 0, i64 0))
  ret void
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
define dso_local void @__model_text_no_pointer() {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.2, i64 0, i64 0))
  ret void
}
define dso_local i32 @sscanf(i8* noalias noundef %text, i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.3, i64 0, i64 0))
  ret i32 -1
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local i32 @__isoc99_sscanf(i8* noalias noundef %text, i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([75 x i8], [75 x i8]* @.str.4, i64 0, i64 0))
  ret i32 -1
}
define dso_local i8* @__model_text_space(i8* noundef %at) {
entry:
  %cmp = icmp eq i8* %at, null
  br i1 %cmp, label %cond.true, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i8* %at, @ended
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %call = call i8* @skip(i8* noundef %at)
  br label %cond.end
cond.end:
  %cond = phi i8* [ %at, %cond.true ], [ %call, %cond.false ]
  ret i8* %cond
}
define internal i8* @skip(i8* noundef %at) {
entry:
  %call = call i64 @__gsmack_text_room(i8* noundef %at)
  br label %while.cond
while.cond:
  %at.addr.0 = phi i8* [ %at, %entry ], [ %incdec.ptr.i, %beyond.exit ]
  %blanks.0 = phi i32 [ 2, %entry ], [ %blanks.1, %beyond.exit ]
  %far.0 = phi i8 [ 0, %entry ], [ %frombool, %beyond.exit ]
  %tobool = trunc i8 %far.0 to i1
  br i1 %tobool, label %land.end, label %land.rhs
land.rhs:
  %0 = load i8, i8* %at.addr.0, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.i = icmp eq i32 %conv.i, 32
  br i1 %cmp.i, label %scan_space.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp sge i32 %conv.i, 9
  br i1 %cmp3.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp6.i = icmp sle i32 %conv.i, 13
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %lor.rhs.i ], [ %cmp6.i, %land.rhs.i ]
  br label %scan_space.exit
scan_space.exit:
  %2 = phi i1 [ true, %land.rhs ], [ %1, %land.end.i ]
  br label %land.end
land.end:
  %3 = phi i1 [ false, %while.cond ], [ %2, %scan_space.exit ]
  br i1 %3, label %while.body, label %while.end
while.body:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %at.addr.0, i32 1
  %cmp.i5 = icmp ne i64 %call, 0
  br i1 %cmp.i5, label %land.rhs.i6, label %beyond.exit
land.rhs.i6:
  %dec.i = add nsw i32 %blanks.0, -1
  %cmp1.i = icmp eq i32 %dec.i, 0
  br label %beyond.exit
beyond.exit:
  %blanks.1 = phi i32 [ %dec.i, %land.rhs.i6 ], [ %blanks.0, %while.body ]
  %4 = phi i1 [ false, %while.body ], [ %cmp1.i, %land.rhs.i6 ]
  %frombool = zext i1 %4 to i8
  br label %while.cond
while.end:
  br i1 %tobool, label %if.then, label %if.end
if.then:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.6, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call.i = call i64 @__gsmack_nondet_ulong()
  %sub.ptr.lhs.cast.i = ptrtoint i8* %at.addr.0 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %at to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %sub.i = sub i64 %call, %sub.ptr.sub.i
  %cmp.i8 = icmp ult i64 %call.i, %sub.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i8)
  %add.ptr.i = getelementptr inbounds i8, i8* %at.addr.0, i64 %call.i
  %5 = load i8, i8* %add.ptr.i, align 1
  %conv.i9 = sext i8 %5 to i32
  %cmp.i10 = icmp eq i32 %conv.i9, 32
  br i1 %cmp.i10, label %scan_space.exit16, label %lor.rhs.i12
lor.rhs.i12:
  %cmp3.i11 = icmp sge i32 %conv.i9, 9
  br i1 %cmp3.i11, label %land.rhs.i14, label %land.end.i15
land.rhs.i14:
  %cmp6.i13 = icmp sle i32 %conv.i9, 13
  br label %land.end.i15
land.end.i15:
  %6 = phi i1 [ false, %lor.rhs.i12 ], [ %cmp6.i13, %land.rhs.i14 ]
  br label %scan_space.exit16
scan_space.exit16:
  %7 = phi i1 [ true, %if.then ], [ %6, %land.end.i15 ]
  %lnot = xor i1 %7, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  br label %if.end
if.end:
  %at.addr.1 = phi i8* [ %add.ptr.i, %scan_space.exit16 ], [ %at.addr.0, %while.end ]
  ret i8* %at.addr.1
}
define dso_local i8* @__model_text_match(i8* noundef %at, i32 noundef %c) {
entry:
  %cmp = icmp eq i8* %at, null
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i8* %at, @ended
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = load i8, i8* %at, align 1
  %conv = sext i8 %0 to i32
  %conv2 = trunc i32 %c to i8
  %conv3 = sext i8 %conv2 to i32
  %cmp4 = icmp eq i32 %conv, %conv3
  br i1 %cmp4, label %cond.true, label %cond.false
cond.true:
  %add.ptr = getelementptr inbounds i8, i8* %at, i64 1
  br label %cond.end
cond.false:
  %tobool = icmp ne i32 %conv, 0
  %cond = select i1 %tobool, i8* null, i8* @ended
  br label %cond.end
cond.end:
  %cond7 = phi i8* [ %add.ptr, %cond.true ], [ %cond, %cond.false ]
  br label %return
return:
  %retval.0 = phi i8* [ %at, %if.then ], [ %cond7, %cond.end ]
  ret i8* %retval.0
}
define dso_local i32 @__model_text_count(i32 noundef %before, i8* noundef %at) {
entry:
  %cmp = icmp eq i8* %at, null
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp1 = icmp eq i8* %at, @ended
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %lnot = xor i1 %0, true
  %lnot.ext = zext i1 %lnot to i32
  %add = add nsw i32 %before, %lnot.ext
  ret i32 %add
}
define dso_local i32 @__model_text_end(i8* noundef %at, i32 noundef %count) {
entry:
  %cmp = icmp eq i32 %count, 0
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = icmp eq i8* %at, @ended
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %cond.true ], [ %count, %cond.false ]
  ret i32 %cond
}
define dso_local i8* @__model_text_i8(i8* noundef %at, i32 noundef %base, i64 noundef %width, i1 noundef zeroext %is_signed, i8* noundef %to, i1 noundef zeroext %stores) {
entry:
  %value = alloca i64, align 8
  %0 = bitcast i64* %value to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0)
  store i64 0, i64* %value, align 8
  %call = call i8* @number(i8* noundef %at, i32 noundef %base, i64 noundef %width, i1 noundef zeroext %is_signed, i64* noundef %value)
  %cmp = icmp eq i8* %call, null
  br i1 %cmp, label %if.end, label %lor.lhs.false
lor.lhs.false:
  %cmp2 = icmp eq i8* %call, @ended
  br i1 %cmp2, label %if.end, label %land.lhs.true
land.lhs.true:
  br i1 %stores, label %if.then, label %if.end
if.then:
  %1 = load i64, i64* %value, align 8
  %conv = trunc i64 %1 to i8
  store i8 %conv, i8* %to, align 1
  br label %if.end
if.end:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %0)
  ret i8* %call
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
define internal i8* @number(i8* noundef %at, i32 noundef %base, i64 noundef %width, i1 noundef zeroext %is_signed, i64* noundef %value) {
entry:
  %cmp = icmp eq i8* %at, null
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i8* %at, @ended
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call = call i8* @skip(i8* noundef %at)
  %0 = load i8, i8* %call, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end3, label %if.then2
if.then2:
  br label %return
if.end3:
  %call4 = call i64 @__gsmack_text_room(i8* noundef %call)
  %1 = load i8, i8* %call, align 1
  %conv = sext i8 %1 to i32
  %cmp5 = icmp eq i32 %conv, 45
  br i1 %cmp5, label %if.then15, label %lor.lhs.false11
lor.lhs.false11:
  %cmp13 = icmp eq i32 %conv, 43
  br i1 %cmp13, label %if.then15, label %if.end16
if.then15:
  %incdec.ptr = getelementptr inbounds i8, i8* %call, i32 1
  %dec = add nsw i64 %width, -1
  br label %if.end16
if.end16:
  %at.addr.0 = phi i8* [ %incdec.ptr, %if.then15 ], [ %call, %lor.lhs.false11 ]
  %width.addr.0 = phi i64 [ %dec, %if.then15 ], [ %width, %lor.lhs.false11 ]
  %cmp17 = icmp eq i32 %base, 0
  br i1 %cmp17, label %if.then22, label %lor.lhs.false19
lor.lhs.false19:
  %cmp20 = icmp eq i32 %base, 16
  br i1 %cmp20, label %if.then22, label %if.end57
if.then22:
  %cmp23 = icmp sge i64 %width.addr.0, 1
  br i1 %cmp23, label %land.lhs.true, label %if.else51
land.lhs.true:
  %2 = load i8, i8* %at.addr.0, align 1
  %conv25 = sext i8 %2 to i32
  %cmp26 = icmp eq i32 %conv25, 48
  br i1 %cmp26, label %if.then28, label %if.else51
if.then28:
  %incdec.ptr29 = getelementptr inbounds i8, i8* %at.addr.0, i32 1
  %dec30 = add nsw i64 %width.addr.0, -1
  %cmp31 = icmp sge i64 %dec30, 1
  br i1 %cmp31, label %land.lhs.true33, label %if.else
land.lhs.true33:
  %3 = load i8, i8* %incdec.ptr29, align 1
  %conv35 = sext i8 %3 to i32
  %cmp36 = icmp eq i32 %conv35, 120
  br i1 %cmp36, label %if.then43, label %lor.lhs.false38
lor.lhs.false38:
  %cmp41 = icmp eq i32 %conv35, 88
  br i1 %cmp41, label %if.then43, label %if.else
if.then43:
  %incdec.ptr44 = getelementptr inbounds i8, i8* %incdec.ptr29, i32 1
  %dec45 = add nsw i64 %dec30, -1
  br label %if.end50
if.else:
  br i1 %cmp17, label %if.then48, label %if.end49
if.then48:
  br label %if.end49
if.end49:
  %base.addr.0 = phi i32 [ 8, %if.then48 ], [ %base, %if.else ]
  br label %if.end50
if.end50:
  %at.addr.1 = phi i8* [ %incdec.ptr44, %if.then43 ], [ %incdec.ptr29, %if.end49 ]
  %any.0 = phi i8 [ 0, %if.then43 ], [ 1, %if.end49 ]
  %width.addr.1 = phi i64 [ %dec45, %if.then43 ], [ %dec30, %if.end49 ]
  %base.addr.1 = phi i32 [ 16, %if.then43 ], [ %base.addr.0, %if.end49 ]
  br label %if.end56
if.else51:
  br i1 %cmp17, label %if.then54, label %if.end55
if.then54:
  br label %if.end55
if.end55:
  %base.addr.2 = phi i32 [ 10, %if.then54 ], [ %base, %if.else51 ]
  br label %if.end56
if.end56:
  %at.addr.2 = phi i8* [ %at.addr.1, %if.end50 ], [ %at.addr.0, %if.end55 ]
  %any.1 = phi i8 [ %any.0, %if.end50 ], [ 0, %if.end55 ]
  %width.addr.2 = phi i64 [ %width.addr.1, %if.end50 ], [ %width.addr.0, %if.end55 ]
  %base.addr.3 = phi i32 [ %base.addr.1, %if.end50 ], [ %base.addr.2, %if.end55 ]
  br label %if.end57
if.end57:
  %at.addr.3 = phi i8* [ %at.addr.2, %if.end56 ], [ %at.addr.0, %lor.lhs.false19 ]
  %any.2 = phi i8 [ %any.1, %if.end56 ], [ 0, %lor.lhs.false19 ]
  %width.addr.3 = phi i64 [ %width.addr.2, %if.end56 ], [ %width.addr.0, %lor.lhs.false19 ]
  %base.addr.4 = phi i32 [ %base.addr.3, %if.end56 ], [ %base, %lor.lhs.false19 ]
  %conv58 = zext i32 %base.addr.4 to i64
  %div = udiv i64 9223372036854775807, %conv58
  %mul = mul i64 2, %div
  %rem = urem i64 9223372036854775807, %conv58
  %mul60 = mul i64 2, %rem
  %add = add i64 %mul60, 1
  %div62 = udiv i64 %add, %conv58
  %add63 = add i64 %mul, %div62
  br label %for.cond
for.cond:
  %at.addr.4 = phi i8* [ %at.addr.3, %if.end57 ], [ %incdec.ptr.i, %for.inc ]
  %digits.0 = phi i32 [ 11, %if.end57 ], [ %digits.1, %for.inc ]
  %far.0 = phi i8 [ 0, %if.end57 ], [ %frombool94, %for.inc ]
  %sum.0 = phi i64 [ 0, %if.end57 ], [ %add92, %for.inc ]
  %any.3 = phi i8 [ %any.2, %if.end57 ], [ 1, %for.inc ]
  %over.0 = phi i8 [ 0, %if.end57 ], [ %over.1, %for.inc ]
  %width.addr.4 = phi i64 [ %width.addr.3, %if.end57 ], [ %dec95, %for.inc ]
  %tobool64 = trunc i8 %far.0 to i1
  br i1 %tobool64, label %land.end, label %land.lhs.true65
land.lhs.true65:
  %cmp66 = icmp sgt i64 %width.addr.4, 0
  br i1 %cmp66, label %land.rhs, label %land.end
land.rhs:
  %4 = load i8, i8* %at.addr.4, align 1
  %conv.i = sext i8 %4 to i32
  %cmp.i = icmp sge i32 %conv.i, 48
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %cmp3.i = icmp sle i32 %conv.i, 57
  br i1 %cmp3.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub nsw i32 %conv.i, 48
  br label %digit.exit
cond.false.i:
  %cmp7.i = icmp sge i32 %conv.i, 97
  br i1 %cmp7.i, label %land.lhs.true9.i, label %cond.false16.i
land.lhs.true9.i:
  %cmp11.i = icmp sle i32 %conv.i, 102
  br i1 %cmp11.i, label %cond.true13.i, label %cond.false16.i
cond.true13.i:
  %sub15.i = sub nsw i32 %conv.i, 97
  %add.i = add nsw i32 %sub15.i, 10
  br label %cond.end29.i
cond.false16.i:
  %cmp18.i = icmp sge i32 %conv.i, 65
  br i1 %cmp18.i, label %land.lhs.true20.i, label %cond.false28.i
land.lhs.true20.i:
  %cmp22.i = icmp sle i32 %conv.i, 70
  br i1 %cmp22.i, label %cond.true24.i, label %cond.false28.i
cond.true24.i:
  %sub26.i = sub nsw i32 %conv.i, 65
  %add27.i = add nsw i32 %sub26.i, 10
  br label %cond.end.i
cond.false28.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %add27.i, %cond.true24.i ], [ 16, %cond.false28.i ]
  br label %cond.end29.i
cond.end29.i:
  %cond30.i = phi i32 [ %add.i, %cond.true13.i ], [ %cond.i, %cond.end.i ]
  br label %digit.exit
digit.exit:
  %cond32.i = phi i32 [ %sub.i, %cond.true.i ], [ %cond30.i, %cond.end29.i ]
  %cmp69 = icmp slt i32 %cond32.i, %base.addr.4
  br label %land.end
land.end:
  %5 = phi i1 [ false, %land.lhs.true65 ], [ false, %for.cond ], [ %cmp69, %digit.exit ]
  br i1 %5, label %for.body, label %for.end
for.body:
  %6 = load i8, i8* %at.addr.4, align 1
  %conv.i37 = sext i8 %6 to i32
  %cmp.i38 = icmp sge i32 %conv.i37, 48
  br i1 %cmp.i38, label %land.lhs.true.i40, label %cond.false.i44
land.lhs.true.i40:
  %cmp3.i39 = icmp sle i32 %conv.i37, 57
  br i1 %cmp3.i39, label %cond.true.i42, label %cond.false.i44
cond.true.i42:
  %sub.i41 = sub nsw i32 %conv.i37, 48
  br label %digit.exit63
cond.false.i44:
  %cmp7.i43 = icmp sge i32 %conv.i37, 97
  br i1 %cmp7.i43, label %land.lhs.true9.i46, label %cond.false16.i51
land.lhs.true9.i46:
  %cmp11.i45 = icmp sle i32 %conv.i37, 102
  br i1 %cmp11.i45, label %cond.true13.i49, label %cond.false16.i51
cond.true13.i49:
  %sub15.i47 = sub nsw i32 %conv.i37, 97
  %add.i48 = add nsw i32 %sub15.i47, 10
  br label %cond.end29.i61
cond.false16.i51:
  %cmp18.i50 = icmp sge i32 %conv.i37, 65
  br i1 %cmp18.i50, label %land.lhs.true20.i53, label %cond.false28.i57
land.lhs.true20.i53:
  %cmp22.i52 = icmp sle i32 %conv.i37, 70
  br i1 %cmp22.i52, label %cond.true24.i56, label %cond.false28.i57
cond.true24.i56:
  %sub26.i54 = sub nsw i32 %conv.i37, 65
  %add27.i55 = add nsw i32 %sub26.i54, 10
  br label %cond.end.i59
cond.false28.i57:
  br label %cond.end.i59
cond.end.i59:
  %cond.i58 = phi i32 [ %add27.i55, %cond.true24.i56 ], [ 16, %cond.false28.i57 ]
  br label %cond.end29.i61
cond.end29.i61:
  %cond30.i60 = phi i32 [ %add.i48, %cond.true13.i49 ], [ %cond.i58, %cond.end.i59 ]
  br label %digit.exit63
digit.exit63:
  %cond32.i62 = phi i32 [ %sub.i41, %cond.true.i42 ], [ %cond30.i60, %cond.end29.i61 ]
  %cmp72 = icmp ugt i64 %sum.0, %add63
  br i1 %cmp72, label %if.then87, label %lor.lhs.false74
lor.lhs.false74:
  %cmp75 = icmp eq i64 %sum.0, %add63
  br i1 %cmp75, label %land.lhs.true77, label %if.end88
land.lhs.true77:
  %conv78 = zext i32 %cond32.i62 to i64
  %rem84 = urem i64 %add, %conv58
  %cmp85 = icmp ugt i64 %conv78, %rem84
  br i1 %cmp85, label %if.then87, label %if.end88
if.then87:
  br label %if.end88
if.end88:
  %over.1 = phi i8 [ 1, %if.then87 ], [ %over.0, %land.lhs.true77 ], [ %over.0, %lor.lhs.false74 ]
  %mul90 = mul i64 %sum.0, %conv58
  %conv91 = zext i32 %cond32.i62 to i64
  %add92 = add i64 %mul90, %conv91
  %incdec.ptr.i = getelementptr inbounds i8, i8* %at.addr.4, i32 1
  %cmp.i64 = icmp ne i64 %call4, 0
  br i1 %cmp.i64, label %land.rhs.i, label %beyond.exit
land.rhs.i:
  %dec.i = add nsw i32 %digits.0, -1
  %cmp1.i = icmp eq i32 %dec.i, 0
  br label %beyond.exit
beyond.exit:
  %digits.1 = phi i32 [ %dec.i, %land.rhs.i ], [ %digits.0, %if.end88 ]
  %7 = phi i1 [ false, %if.end88 ], [ %cmp1.i, %land.rhs.i ]
  %frombool94 = zext i1 %7 to i8
  br label %for.inc
for.inc:
  %dec95 = add nsw i64 %width.addr.4, -1
  br label %for.cond
for.end:
  br i1 %tobool64, label %if.then97, label %if.end102
if.then97:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.7, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call.i = call i64 @__gsmack_nondet_ulong()
  %sub.ptr.lhs.cast.i = ptrtoint i8* %at.addr.4 to i64
  %sub.ptr.rhs.cast.i = ptrtoint i8* %call to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %sub.i65 = sub i64 %call4, %sub.ptr.sub.i
  %cmp.i66 = icmp ult i64 %call.i, %sub.i65
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i66)
  %add.ptr.i = getelementptr inbounds i8, i8* %at.addr.4, i64 %call.i
  %call99 = call i64 @__gsmack_nondet_ulonglong()
  %call100 = call zeroext i1 @__gsmack_nondet_bool()
  %frombool101 = zext i1 %call100 to i8
  br label %if.end102
if.end102:
  %at.addr.5 = phi i8* [ %add.ptr.i, %if.then97 ], [ %at.addr.4, %for.end ]
  %sum.1 = phi i64 [ %call99, %if.then97 ], [ %sum.0, %for.end ]
  %over.2 = phi i8 [ %frombool101, %if.then97 ], [ %over.0, %for.end ]
  %tobool103 = trunc i8 %any.3 to i1
  br i1 %tobool103, label %if.end105, label %if.then104
if.then104:
  br label %cleanup
if.end105:
  br i1 %is_signed, label %land.lhs.true108, label %if.else122
land.lhs.true108:
  %tobool109 = trunc i8 %over.2 to i1
  br i1 %tobool109, label %if.then119, label %lor.lhs.false111
lor.lhs.false111:
  %cmp112 = icmp ne i64 %sum.1, 0
  br i1 %cmp112, label %land.lhs.true114, label %if.else122
land.lhs.true114:
  %conv116 = zext i1 %cmp5 to i64
  %sub = sub i64 %sum.1, %conv116
  %cmp117 = icmp ugt i64 %sub, 9223372036854775807
  br i1 %cmp117, label %if.then119, label %if.else122
if.then119:
  %cond = select i1 %cmp5, i64 -9223372036854775808, i64 9223372036854775807
  store i64 %cond, i64* %value, align 8
  br label %if.end131
if.else122:
  %tobool123 = trunc i8 %over.2 to i1
  br i1 %tobool123, label %if.then124, label %if.else125
if.then124:
  store i64 -1, i64* %value, align 8
  br label %if.end130
if.else125:
  br i1 %cmp5, label %cond.true, label %cond.false
cond.true:
  %sub128 = sub i64 0, %sum.1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond129 = phi i64 [ %sub128, %cond.true ], [ %sum.1, %cond.false ]
  store i64 %cond129, i64* %value, align 8
  br label %if.end130
if.end130:
  br label %if.end131
if.end131:
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ %at.addr.5, %if.end131 ], [ null, %if.then104 ]
  br label %return
return:
  %retval.1 = phi i8* [ %at, %if.then ], [ %retval.0, %cleanup ], [ @ended, %if.then2 ]
  ret i8* %retval.1
}
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i8* @__model_text_i16(i8* noundef %at, i32 noundef %base, i64 noundef %width, i1 noundef zeroext %is_signed, i16* noundef %to, i1 noundef zeroext %stores) {
entry:
  %value = alloca i64, align 8
  %0 = bitcast i64* %value to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0)
  store i64 0, i64* %value, align 8
  %call = call i8* @number(i8* noundef %at, i32 noundef %base, i64 noundef %width, i1 noundef zeroext %is_signed, i64* noundef %value)
  %cmp = icmp eq i8* %call, null
  br i1 %cmp, label %if.end, label %lor.lhs.false
lor.lhs.false:
  %cmp2 = icmp eq i8* %call, @ended
  br i1 %cmp2, label %if.end, label %land.lhs.true
land.lhs.true:
  br i1 %stores, label %if.then, label %if.end
if.then:
  %1 = load i64, i64* %value, align 8
  %conv = trunc i64 %1 to i16
  store i16 %conv, i16* %to, align 2
  br label %if.end
if.end:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %0)
  ret i8* %call
}
define dso_local i8* @__model_text_i32(i8* noundef %at, i32 noundef %base, i64 noundef %width, i1 noundef zeroext %is_signed, i32* noundef %to, i1 noundef zeroext %stores) {
entry:
  %value = alloca i64, align 8
  %0 = bitcast i64* %value to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0)
  store i64 0, i64* %value, align 8
  %call = call i8* @number(i8* noundef %at, i32 noundef %base, i64 noundef %width, i1 noundef zeroext %is_signed, i64* noundef %value)
  %cmp = icmp eq i8* %call, null
  br i1 %cmp, label %if.end, label %lor.lhs.false
lor.lhs.false:
  %cmp2 = icmp eq i8* %call, @ended
  br i1 %cmp2, label %if.end, label %land.lhs.true
land.lhs.true:
  br i1 %stores, label %if.then, label %if.end
if.then:
  %1 = load i64, i64* %value, align 8
  %conv = trunc i64 %1 to i32
  store i32 %conv, i32* %to, align 4
  br label %if.end
if.end:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %0)
  ret i8* %call
}
define dso_local i8* @__model_text_i64(i8* noundef %at, i32 noundef %base, i64 noundef %width, i1 noundef zeroext %is_signed, i64* noundef %to, i1 noundef zeroext %stores) {
entry:
  %value = alloca i64, align 8
  %0 = bitcast i64* %value to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0)
  store i64 0, i64* %value, align 8
  %call = call i8* @number(i8* noundef %at, i32 noundef %base, i64 noundef %width, i1 noundef zeroext %is_signed, i64* noundef %value)
  %cmp = icmp eq i8* %call, null
  br i1 %cmp, label %if.end, label %lor.lhs.false
lor.lhs.false:
  %cmp2 = icmp eq i8* %call, @ended
  br i1 %cmp2, label %if.end, label %land.lhs.true
land.lhs.true:
  br i1 %stores, label %if.then, label %if.end
if.then:
  %1 = load i64, i64* %value, align 8
  store i64 %1, i64* %to, align 8
  br label %if.end
if.end:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %0)
  ret i8* %call
}
define dso_local i8* @__model_text_double(i8* noundef %at, double* noundef %to, i1 noundef zeroext %stores) {
entry:
  %end.i = alloca i8*, align 8
  %0 = bitcast i8** %end.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0)
  %cmp.i = icmp eq i8* %at, null
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i = icmp eq i8* %at, @ended
  br i1 %cmp1.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %real.exit
if.end.i:
  %call.i = call i8* @skip(i8* noundef %at)
  %1 = load i8, i8* %call.i, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %if.end3.i, label %if.then2.i
if.then2.i:
  br label %real.exit
if.end3.i:
  %call4.i = call double @strtod(i8* noundef %call.i, i8** noundef %end.i)
  %2 = load i8*, i8** %end.i, align 8
  %cmp5.i = icmp eq i8* %2, %call.i
  br i1 %cmp5.i, label %if.then6.i, label %if.end7.i
if.then6.i:
  br label %real.exit
if.end7.i:
  %3 = load i8, i8* %2, align 1
  %conv.i = sext i8 %3 to i32
  %cmp8.i = icmp eq i32 %conv.i, 101
  br i1 %cmp8.i, label %if.then14.i, label %lor.lhs.false10.i
lor.lhs.false10.i:
  %cmp12.i = icmp eq i32 %conv.i, 69
  br i1 %cmp12.i, label %if.then14.i, label %if.end15.i
if.then14.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.8, i64 0, i64 0))
  br label %if.end15.i
if.end15.i:
  %4 = load i8*, i8** %end.i, align 8
  br label %real.exit
real.exit:
  %value.0 = phi double [ 0.000000e+00, %if.then.i ], [ %call4.i, %if.then6.i ], [ %call4.i, %if.end15.i ], [ 0.000000e+00, %if.then2.i ]
  %retval.0.i = phi i8* [ %at, %if.then.i ], [ null, %if.then6.i ], [ %4, %if.end15.i ], [ @ended, %if.then2.i ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %0)
  %cmp = icmp eq i8* %retval.0.i, null
  br i1 %cmp, label %if.end, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i8* %retval.0.i, @ended
  br i1 %cmp1, label %if.end, label %land.lhs.true
land.lhs.true:
  br i1 %stores, label %if.then, label %if.end
if.then:
  store double %value.0, double* %to, align 8
  br label %if.end
if.end:
  ret i8* %retval.0.i
}
define dso_local i8* @__model_text_float(i8* noundef %at, float* noundef %to, i1 noundef zeroext %stores) {
entry:
  %end.i = alloca i8*, align 8
  %0 = bitcast i8** %end.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0)
  %cmp.i = icmp eq i8* %at, null
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i = icmp eq i8* %at, @ended
  br i1 %cmp1.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %real.exit
if.end.i:
  %call.i = call i8* @skip(i8* noundef %at)
  %1 = load i8, i8* %call.i, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %if.end3.i, label %if.then2.i
if.then2.i:
  br label %real.exit
if.end3.i:
  %call4.i = call double @strtod(i8* noundef %call.i, i8** noundef %end.i)
  %2 = load i8*, i8** %end.i, align 8
  %cmp5.i = icmp eq i8* %2, %call.i
  br i1 %cmp5.i, label %if.then6.i, label %if.end7.i
if.then6.i:
  br label %real.exit
if.end7.i:
  %3 = load i8, i8* %2, align 1
  %conv.i = sext i8 %3 to i32
  %cmp8.i = icmp eq i32 %conv.i, 101
  br i1 %cmp8.i, label %if.then14.i, label %lor.lhs.false10.i
lor.lhs.false10.i:
  %cmp12.i = icmp eq i32 %conv.i, 69
  br i1 %cmp12.i, label %if.then14.i, label %if.end15.i
if.then14.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.8, i64 0, i64 0))
  br label %if.end15.i
if.end15.i:
  %4 = load i8*, i8** %end.i, align 8
  br label %real.exit
real.exit:
  %value.0 = phi double [ 0.000000e+00, %if.then.i ], [ %call4.i, %if.then6.i ], [ %call4.i, %if.end15.i ], [ 0.000000e+00, %if.then2.i ]
  %retval.0.i = phi i8* [ %at, %if.then.i ], [ null, %if.then6.i ], [ %4, %if.end15.i ], [ @ended, %if.then2.i ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %0)
  %cmp = icmp eq i8* %retval.0.i, null
  br i1 %cmp, label %if.end7, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i8* %retval.0.i, @ended
  br i1 %cmp1, label %if.end7, label %land.lhs.true
land.lhs.true:
  br i1 %stores, label %if.then, label %if.end7
if.then:
  %conv = fptrunc double %value.0 to float
  %conv2 = fpext float %conv to double
  %cmp3 = fcmp une double %conv2, %value.0
  br i1 %cmp3, label %if.then5, label %if.end
if.then5:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.5, i64 0, i64 0))
  br label %if.end
if.end:
  store float %conv, float* %to, align 4
  br label %if.end7
if.end7:
  ret i8* %retval.0.i
}
define dso_local i8* @__model_text_characters(i8* noundef %at, i64 noundef %count, i8* noundef %to, i1 noundef zeroext %stores) {
entry:
  %cmp = icmp eq i8* %at, null
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i8* %at, @ended
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = load i8, i8* %at, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end3, label %if.then2
if.then2:
  br label %return
if.end3:
  br label %for.cond
for.cond:
  %at.addr.0 = phi i8* [ %at, %if.end3 ], [ %incdec.ptr, %for.inc ]
  %i.0 = phi i64 [ 0, %if.end3 ], [ %inc, %for.inc ]
  %cmp4 = icmp slt i64 %i.0, %count
  br i1 %cmp4, label %land.rhs, label %land.end
land.rhs:
  %1 = load i8, i8* %at.addr.0, align 1
  %conv = sext i8 %1 to i32
  %tobool5 = icmp ne i32 %conv, 0
  br label %land.end
land.end:
  %2 = phi i1 [ false, %for.cond ], [ %tobool5, %land.rhs ]
  br i1 %2, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  br i1 %stores, label %if.then7, label %if.end8
if.then7:
  %3 = load i8, i8* %at.addr.0, align 1
  %arrayidx = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %3, i8* %arrayidx, align 1
  br label %if.end8
if.end8:
  br label %for.inc
for.inc:
  %inc = add nsw i64 %i.0, 1
  %incdec.ptr = getelementptr inbounds i8, i8* %at.addr.0, i32 1
  br label %for.cond
for.end:
  br label %return
return:
  %retval.0 = phi i8* [ %at, %if.then ], [ %at.addr.0, %for.end ], [ @ended, %if.then2 ]
  ret i8* %retval.0
}
define dso_local i8* @__model_text_word(i8* noundef %at, i64 noundef %width, i8* noundef %to, i1 noundef zeroext %stores) {
entry:
  %cmp = icmp eq i8* %at, null
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i8* %at, @ended
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call = call i8* @skip(i8* noundef %at)
  %0 = load i8, i8* %call, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end3, label %if.then2
if.then2:
  br label %return
if.end3:
  br label %for.cond
for.cond:
  %at.addr.0 = phi i8* [ %call, %if.end3 ], [ %incdec.ptr, %for.inc ]
  %i.0 = phi i64 [ 0, %if.end3 ], [ %inc, %for.inc ]
  %cmp4 = icmp slt i64 %i.0, %width
  br i1 %cmp4, label %land.lhs.true, label %land.end
land.lhs.true:
  %1 = load i8, i8* %at.addr.0, align 1
  %conv = sext i8 %1 to i32
  %tobool5 = icmp ne i32 %conv, 0
  br i1 %tobool5, label %land.rhs, label %land.end
land.rhs:
  %cmp.i = icmp eq i32 %conv, 32
  br i1 %cmp.i, label %scan_space.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp sge i32 %conv, 9
  br i1 %cmp3.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp6.i = icmp sle i32 %conv, 13
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %lor.rhs.i ], [ %cmp6.i, %land.rhs.i ]
  br label %scan_space.exit
scan_space.exit:
  %3 = phi i1 [ true, %land.rhs ], [ %2, %land.end.i ]
  %lnot = xor i1 %3, true
  br label %land.end
land.end:
  %4 = phi i1 [ false, %land.lhs.true ], [ false, %for.cond ], [ %lnot, %scan_space.exit ]
  br i1 %4, label %for.body, label %for.end
for.body:
  br i1 %stores, label %if.then8, label %if.end9
if.then8:
  %5 = load i8, i8* %at.addr.0, align 1
  %arrayidx = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %5, i8* %arrayidx, align 1
  br label %if.end9
if.end9:
  br label %for.inc
for.inc:
  %inc = add nsw i64 %i.0, 1
  %incdec.ptr = getelementptr inbounds i8, i8* %at.addr.0, i32 1
  br label %for.cond
for.end:
  br i1 %stores, label %if.then11, label %if.end13
if.then11:
  %arrayidx12 = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 0, i8* %arrayidx12, align 1
  br label %if.end13
if.end13:
  br label %return
return:
  %retval.0 = phi i8* [ %at, %if.then ], [ %at.addr.0, %if.end13 ], [ @ended, %if.then2 ]
  ret i8* %retval.0
}
define dso_local i8* @__model_text_set(i8* noundef %at, i64 noundef %width, i8* noundef %set, i64 noundef %size, i8* noundef %to, i1 noundef zeroext %stores) {
entry:
  %cmp = icmp eq i8* %at, null
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i8* %at, @ended
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = load i8, i8* %at, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end3, label %if.then2
if.then2:
  br label %return
if.end3:
  %cmp.i = icmp ugt i64 %size, 0
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %1 = load i8, i8* %set, align 1
  %conv.i = sext i8 %1 to i32
  %cmp1.i = icmp eq i32 %conv.i, 94
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %if.end3 ], [ %cmp1.i, %land.rhs.i ]
  %conv3.i = zext i1 %2 to i64
  br label %for.cond.i
for.cond.i:
  %in.0.i = phi i8 [ 0, %land.end.i ], [ %in.3.i, %if.end34.i ]
  %i.0.i = phi i64 [ %conv3.i, %land.end.i ], [ %inc.i, %if.end34.i ]
  %cmp4.i = icmp ult i64 %i.0.i, %size
  br i1 %cmp4.i, label %for.body.i, label %scan_in_set.exit
for.body.i:
  %add.i = add i64 %i.0.i, 2
  %cmp6.i = icmp ult i64 %add.i, %size
  br i1 %cmp6.i, label %land.lhs.true.i, label %if.else.i
land.lhs.true.i:
  %add8.i = add i64 %i.0.i, 1
  %arrayidx9.i = getelementptr inbounds i8, i8* %set, i64 %add8.i
  %3 = load i8, i8* %arrayidx9.i, align 1
  %conv10.i = sext i8 %3 to i32
  %cmp11.i = icmp eq i32 %conv10.i, 45
  br i1 %cmp11.i, label %if.then.i, label %if.else.i
if.then.i:
  %conv13.i = zext i8 %0 to i32
  %arrayidx14.i = getelementptr inbounds i8, i8* %set, i64 %i.0.i
  %4 = load i8, i8* %arrayidx14.i, align 1
  %conv15.i = zext i8 %4 to i32
  %cmp16.i = icmp sge i32 %conv13.i, %conv15.i
  br i1 %cmp16.i, label %land.lhs.true18.i, label %if.end.i
land.lhs.true18.i:
  %arrayidx21.i = getelementptr inbounds i8, i8* %set, i64 %add.i
  %5 = load i8, i8* %arrayidx21.i, align 1
  %conv22.i = zext i8 %5 to i32
  %cmp23.i = icmp sle i32 %conv13.i, %conv22.i
  br i1 %cmp23.i, label %if.then25.i, label %if.end.i
if.then25.i:
  br label %if.end.i
if.end.i:
  %in.1.i = phi i8 [ 1, %if.then25.i ], [ %in.0.i, %land.lhs.true18.i ], [ %in.0.i, %if.then.i ]
  br label %if.end34.i
if.else.i:
  %conv27.i = sext i8 %0 to i32
  %arrayidx28.i = getelementptr inbounds i8, i8* %set, i64 %i.0.i
  %6 = load i8, i8* %arrayidx28.i, align 1
  %conv29.i = sext i8 %6 to i32
  %cmp30.i = icmp eq i32 %conv27.i, %conv29.i
  br i1 %cmp30.i, label %if.then32.i, label %if.end33.i
if.then32.i:
  br label %if.end33.i
if.end33.i:
  %in.2.i = phi i8 [ 1, %if.then32.i ], [ %in.0.i, %if.else.i ]
  br label %if.end34.i
if.end34.i:
  %in.3.i = phi i8 [ %in.1.i, %if.end.i ], [ %in.2.i, %if.end33.i ]
  %i.1.i = phi i64 [ %add.i, %if.end.i ], [ %i.0.i, %if.end33.i ]
  %inc.i = add i64 %i.1.i, 1
  br label %for.cond.i
scan_in_set.exit:
  %tobool35.i = trunc i8 %in.0.i to i1
  %conv36.i = zext i1 %tobool35.i to i32
  %conv38.i = zext i1 %2 to i32
  %cmp39.i = icmp ne i32 %conv36.i, %conv38.i
  br i1 %cmp39.i, label %if.end5, label %if.then4
if.then4:
  br label %return
if.end5:
  br label %for.cond
for.cond:
  %at.addr.0 = phi i8* [ %at, %if.end5 ], [ %incdec.ptr, %for.inc ]
  %i.0 = phi i64 [ 0, %if.end5 ], [ %inc, %for.inc ]
  %cmp6 = icmp slt i64 %i.0, %width
  br i1 %cmp6, label %land.lhs.true, label %land.end
land.lhs.true:
  %7 = load i8, i8* %at.addr.0, align 1
  %conv = sext i8 %7 to i32
  %tobool7 = icmp ne i32 %conv, 0
  br i1 %tobool7, label %land.rhs, label %land.end
land.rhs:
  br i1 %cmp.i, label %land.rhs.i21, label %land.end.i24
land.rhs.i21:
  %8 = load i8, i8* %set, align 1
  %conv.i19 = sext i8 %8 to i32
  %cmp1.i20 = icmp eq i32 %conv.i19, 94
  br label %land.end.i24
land.end.i24:
  %9 = phi i1 [ false, %land.rhs ], [ %cmp1.i20, %land.rhs.i21 ]
  %conv3.i23 = zext i1 %9 to i64
  br label %for.cond.i28
for.cond.i28:
  %in.0.i25 = phi i8 [ 0, %land.end.i24 ], [ %in.3.i57, %if.end34.i59 ]
  %i.0.i26 = phi i64 [ %conv3.i23, %land.end.i24 ], [ %inc.i60, %if.end34.i59 ]
  %cmp4.i27 = icmp ult i64 %i.0.i26, %size
  br i1 %cmp4.i27, label %for.body.i31, label %scan_in_set.exit65
for.body.i31:
  %add.i29 = add i64 %i.0.i26, 2
  %cmp6.i30 = icmp ult i64 %add.i29, %size
  br i1 %cmp6.i30, label %land.lhs.true.i36, label %if.else.i53
land.lhs.true.i36:
  %add8.i32 = add i64 %i.0.i26, 1
  %arrayidx9.i33 = getelementptr inbounds i8, i8* %set, i64 %add8.i32
  %10 = load i8, i8* %arrayidx9.i33, align 1
  %conv10.i34 = sext i8 %10 to i32
  %cmp11.i35 = icmp eq i32 %conv10.i34, 45
  br i1 %cmp11.i35, label %if.then.i41, label %if.else.i53
if.then.i41:
  %conv13.i37 = zext i8 %7 to i32
  %arrayidx14.i38 = getelementptr inbounds i8, i8* %set, i64 %i.0.i26
  %11 = load i8, i8* %arrayidx14.i38, align 1
  %conv15.i39 = zext i8 %11 to i32
  %cmp16.i40 = icmp sge i32 %conv13.i37, %conv15.i39
  br i1 %cmp16.i40, label %land.lhs.true18.i45, label %if.end.i48
land.lhs.true18.i45:
  %arrayidx21.i42 = getelementptr inbounds i8, i8* %set, i64 %add.i29
  %12 = load i8, i8* %arrayidx21.i42, align 1
  %conv22.i43 = zext i8 %12 to i32
  %cmp23.i44 = icmp sle i32 %conv13.i37, %conv22.i43
  br i1 %cmp23.i44, label %if.then25.i46, label %if.end.i48
if.then25.i46:
  br label %if.end.i48
if.end.i48:
  %in.1.i47 = phi i8 [ 1, %if.then25.i46 ], [ %in.0.i25, %land.lhs.true18.i45 ], [ %in.0.i25, %if.then.i41 ]
  br label %if.end34.i59
if.else.i53:
  %arrayidx28.i50 = getelementptr inbounds i8, i8* %set, i64 %i.0.i26
  %13 = load i8, i8* %arrayidx28.i50, align 1
  %conv29.i51 = sext i8 %13 to i32
  %cmp30.i52 = icmp eq i32 %conv, %conv29.i51
  br i1 %cmp30.i52, label %if.then32.i54, label %if.end33.i56
if.then32.i54:
  br label %if.end33.i56
if.end33.i56:
  %in.2.i55 = phi i8 [ 1, %if.then32.i54 ], [ %in.0.i25, %if.else.i53 ]
  br label %if.end34.i59
if.end34.i59:
  %in.3.i57 = phi i8 [ %in.1.i47, %if.end.i48 ], [ %in.2.i55, %if.end33.i56 ]
  %i.1.i58 = phi i64 [ %add.i29, %if.end.i48 ], [ %i.0.i26, %if.end33.i56 ]
  %inc.i60 = add i64 %i.1.i58, 1
  br label %for.cond.i28
scan_in_set.exit65:
  %tobool35.i61 = trunc i8 %in.0.i25 to i1
  %conv36.i62 = zext i1 %tobool35.i61 to i32
  %conv38.i63 = zext i1 %9 to i32
  %cmp39.i64 = icmp ne i32 %conv36.i62, %conv38.i63
  br label %land.end
land.end:
  %14 = phi i1 [ false, %land.lhs.true ], [ false, %for.cond ], [ %cmp39.i64, %scan_in_set.exit65 ]
  br i1 %14, label %for.body, label %for.end
for.body:
  br i1 %stores, label %if.then11, label %if.end12
if.then11:
  %15 = load i8, i8* %at.addr.0, align 1
  %arrayidx = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %15, i8* %arrayidx, align 1
  br label %if.end12
if.end12:
  br label %for.inc
for.inc:
  %inc = add nsw i64 %i.0, 1
  %incdec.ptr = getelementptr inbounds i8, i8* %at.addr.0, i32 1
  br label %for.cond
for.end:
  br i1 %stores, label %if.then14, label %if.end16
if.then14:
  %arrayidx15 = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 0, i8* %arrayidx15, align 1
  br label %if.end16
if.end16:
  br label %return
return:
  %retval.0 = phi i8* [ %at, %if.then ], [ %at.addr.0, %if.end16 ], [ null, %if.then4 ], [ @ended, %if.then2 ]
  ret i8* %retval.0
}
define dso_local i8* @__model_text_position(i8* noundef %at, i8* noundef %text, i32* noundef %to) {
entry:
  %cmp = icmp eq i8* %at, null
  br i1 %cmp, label %if.end, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i8* %at, @ended
  br i1 %cmp1, label %if.end, label %if.then
if.then:
  %sub.ptr.lhs.cast = ptrtoint i8* %at to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %text to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %conv = trunc i64 %sub.ptr.sub to i32
  store i32 %conv, i32* %to, align 4
  br label %if.end
if.end:
  ret i8* %at
}
declare dso_local i64 @__gsmack_text_room(i8* noundef)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local i64 @__gsmack_nondet_ulonglong()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local double @strtod(i8* noundef, i8** noundef)
