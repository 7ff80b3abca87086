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
  %call.i = call zeroext i1 @__gsmack_text_given(i8* noundef %at)
  br label %for.cond.i
for.cond.i:
  %blanks.0.i = phi i32 [ 2, %cond.false ], [ %blanks.1.i, %if.end.i ]
  %at.addr.0.i = phi i8* [ %at, %cond.false ], [ %incdec.ptr.i, %if.end.i ]
  br i1 %call.i, label %land.lhs.true.i, label %lor.lhs.false.i
land.lhs.true.i:
  %dec.i = add nsw i32 %blanks.0.i, -1
  %cmp.i = icmp eq i32 %blanks.0.i, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %blanks.1.i = phi i32 [ %dec.i, %land.lhs.true.i ], [ %blanks.0.i, %for.cond.i ]
  %0 = load i8, i8* %at.addr.0.i, align 1
  %conv.i.i = sext i8 %0 to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 32
  br i1 %cmp.i.i, label %scan_space.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp3.i.i = icmp sge i32 %conv.i.i, 9
  br i1 %cmp3.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp6.i.i = icmp sle i32 %conv.i.i, 13
  br label %land.end.i.i
land.end.i.i:
  %1 = phi i1 [ false, %lor.rhs.i.i ], [ %cmp6.i.i, %land.rhs.i.i ]
  br label %scan_space.exit.i
scan_space.exit.i:
  %2 = phi i1 [ true, %lor.lhs.false.i ], [ %1, %land.end.i.i ]
  br i1 %2, label %if.end.i, label %if.then.i
if.then.i:
  %blanks.2.i = phi i32 [ %dec.i, %land.lhs.true.i ], [ %blanks.1.i, %scan_space.exit.i ]
  %cmp2.i = icmp slt i32 %blanks.2.i, 0
  br i1 %cmp2.i, label %if.then3.i, label %skip.exit
if.end.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %at.addr.0.i, i32 1
  br label %for.cond.i
if.then3.i:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.6, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call.i.i = call i64 @__gsmack_nondet_ulong()
  %call1.i.i = call i64 @__gsmack_text_room(i8* noundef %at.addr.0.i)
  %cmp.i8.i = icmp ult i64 %call.i.i, %call1.i.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i8.i)
  %add.ptr.i.i = getelementptr inbounds i8, i8* %at.addr.0.i, i64 %call.i.i
  %3 = load i8, i8* %add.ptr.i.i, align 1
  %conv.i9.i = sext i8 %3 to i32
  %cmp.i10.i = icmp eq i32 %conv.i9.i, 32
  br i1 %cmp.i10.i, label %scan_space.exit16.i, label %lor.rhs.i12.i
lor.rhs.i12.i:
  %cmp3.i11.i = icmp sge i32 %conv.i9.i, 9
  br i1 %cmp3.i11.i, label %land.rhs.i14.i, label %land.end.i15.i
land.rhs.i14.i:
  %cmp6.i13.i = icmp sle i32 %conv.i9.i, 13
  br label %land.end.i15.i
land.end.i15.i:
  %4 = phi i1 [ false, %lor.rhs.i12.i ], [ %cmp6.i13.i, %land.rhs.i14.i ]
  br label %scan_space.exit16.i
scan_space.exit16.i:
  %5 = phi i1 [ true, %if.then3.i ], [ %4, %land.end.i15.i ]
  %lnot.i = xor i1 %5, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %skip.exit
skip.exit:
  %at.addr.1.i = phi i8* [ %add.ptr.i.i, %scan_space.exit16.i ], [ %at.addr.0.i, %if.then.i ]
  br label %cond.end
cond.end:
  %cond = phi i8* [ %at, %cond.true ], [ %at.addr.1.i, %skip.exit ]
  ret i8* %cond
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
  %call.i = call zeroext i1 @__gsmack_text_given(i8* noundef %at)
  br label %for.cond.i
for.cond.i:
  %blanks.0.i = phi i32 [ 2, %if.end ], [ %blanks.1.i, %if.end.i ]
  %at.addr.0.i = phi i8* [ %at, %if.end ], [ %incdec.ptr.i, %if.end.i ]
  br i1 %call.i, label %land.lhs.true.i, label %lor.lhs.false.i
land.lhs.true.i:
  %dec.i = add nsw i32 %blanks.0.i, -1
  %cmp.i = icmp eq i32 %blanks.0.i, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %blanks.1.i = phi i32 [ %dec.i, %land.lhs.true.i ], [ %blanks.0.i, %for.cond.i ]
  %0 = load i8, i8* %at.addr.0.i, align 1
  %conv.i.i = sext i8 %0 to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 32
  br i1 %cmp.i.i, label %scan_space.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp3.i.i = icmp sge i32 %conv.i.i, 9
  br i1 %cmp3.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp6.i.i = icmp sle i32 %conv.i.i, 13
  br label %land.end.i.i
land.end.i.i:
  %1 = phi i1 [ false, %lor.rhs.i.i ], [ %cmp6.i.i, %land.rhs.i.i ]
  br label %scan_space.exit.i
scan_space.exit.i:
  %2 = phi i1 [ true, %lor.lhs.false.i ], [ %1, %land.end.i.i ]
  br i1 %2, label %if.end.i, label %if.then.i
if.then.i:
  %blanks.2.i = phi i32 [ %dec.i, %land.lhs.true.i ], [ %blanks.1.i, %scan_space.exit.i ]
  %cmp2.i = icmp slt i32 %blanks.2.i, 0
  br i1 %cmp2.i, label %if.then3.i, label %skip.exit
if.end.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %at.addr.0.i, i32 1
  br label %for.cond.i
if.then3.i:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.6, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call.i.i = call i64 @__gsmack_nondet_ulong()
  %call1.i.i = call i64 @__gsmack_text_room(i8* noundef %at.addr.0.i)
  %cmp.i8.i = icmp ult i64 %call.i.i, %call1.i.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i8.i)
  %add.ptr.i.i = getelementptr inbounds i8, i8* %at.addr.0.i, i64 %call.i.i
  %3 = load i8, i8* %add.ptr.i.i, align 1
  %conv.i9.i = sext i8 %3 to i32
  %cmp.i10.i = icmp eq i32 %conv.i9.i, 32
  br i1 %cmp.i10.i, label %scan_space.exit16.i, label %lor.rhs.i12.i
lor.rhs.i12.i:
  %cmp3.i11.i = icmp sge i32 %conv.i9.i, 9
  br i1 %cmp3.i11.i, label %land.rhs.i14.i, label %land.end.i15.i
land.rhs.i14.i:
  %cmp6.i13.i = icmp sle i32 %conv.i9.i, 13
  br label %land.end.i15.i
land.end.i15.i:
  %4 = phi i1 [ false, %lor.rhs.i12.i ], [ %cmp6.i13.i, %land.rhs.i14.i ]
  br label %scan_space.exit16.i
scan_space.exit16.i:
  %5 = phi i1 [ true, %if.then3.i ], [ %4, %land.end.i15.i ]
  %lnot.i = xor i1 %5, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %skip.exit
skip.exit:
  %at.addr.1.i = phi i8* [ %add.ptr.i.i, %scan_space.exit16.i ], [ %at.addr.0.i, %if.then.i ]
  %6 = load i8, i8* %at.addr.1.i, align 1
  %tobool = icmp ne i8 %6, 0
  br i1 %tobool, label %if.end3, label %if.then2
if.then2:
  br label %return
if.end3:
  %call4 = call zeroext i1 @__gsmack_text_given(i8* noundef %at.addr.1.i)
  %7 = load i8, i8* %at.addr.1.i, align 1
  %conv = sext i8 %7 to i32
  %cmp6 = icmp eq i32 %conv, 45
  br i1 %cmp6, label %if.then16, label %lor.lhs.false12
lor.lhs.false12:
  %cmp14 = icmp eq i32 %conv, 43
  br i1 %cmp14, label %if.then16, label %if.end17
if.then16:
  %incdec.ptr = getelementptr inbounds i8, i8* %at.addr.1.i, i32 1
  %dec = add nsw i64 %width, -1
  br label %if.end17
if.end17:
  %width.addr.0 = phi i64 [ %dec, %if.then16 ], [ %width, %lor.lhs.false12 ]
  %at.addr.0 = phi i8* [ %incdec.ptr, %if.then16 ], [ %at.addr.1.i, %lor.lhs.false12 ]
  %cmp18 = icmp eq i32 %base, 0
  br i1 %cmp18, label %if.then23, label %lor.lhs.false20
lor.lhs.false20:
  %cmp21 = icmp eq i32 %base, 16
  br i1 %cmp21, label %if.then23, label %if.end58
if.then23:
  %cmp24 = icmp sge i64 %width.addr.0, 1
  br i1 %cmp24, label %land.lhs.true, label %if.else52
land.lhs.true:
  %8 = load i8, i8* %at.addr.0, align 1
  %conv26 = sext i8 %8 to i32
  %cmp27 = icmp eq i32 %conv26, 48
  br i1 %cmp27, label %if.then29, label %if.else52
if.then29:
  %incdec.ptr30 = getelementptr inbounds i8, i8* %at.addr.0, i32 1
  %dec31 = add nsw i64 %width.addr.0, -1
  %cmp32 = icmp sge i64 %dec31, 1
  br i1 %cmp32, label %land.lhs.true34, label %if.else
land.lhs.true34:
  %9 = load i8, i8* %incdec.ptr30, align 1
  %conv36 = sext i8 %9 to i32
  %cmp37 = icmp eq i32 %conv36, 120
  br i1 %cmp37, label %if.then44, label %lor.lhs.false39
lor.lhs.false39:
  %cmp42 = icmp eq i32 %conv36, 88
  br i1 %cmp42, label %if.then44, label %if.else
if.then44:
  %incdec.ptr45 = getelementptr inbounds i8, i8* %incdec.ptr30, i32 1
  %dec46 = add nsw i64 %dec31, -1
  br label %if.end51
if.else:
  br i1 %cmp18, label %if.then49, label %if.end50
if.then49:
  br label %if.end50
if.end50:
  %base.addr.0 = phi i32 [ 8, %if.then49 ], [ %base, %if.else ]
  br label %if.end51
if.end51:
  %width.addr.1 = phi i64 [ %dec46, %if.then44 ], [ %dec31, %if.end50 ]
  %any.0 = phi i8 [ 0, %if.then44 ], [ 1, %if.end50 ]
  %base.addr.1 = phi i32 [ 16, %if.then44 ], [ %base.addr.0, %if.end50 ]
  %at.addr.1 = phi i8* [ %incdec.ptr45, %if.then44 ], [ %incdec.ptr30, %if.end50 ]
  br label %if.end57
if.else52:
  br i1 %cmp18, label %if.then55, label %if.end56
if.then55:
  br label %if.end56
if.end56:
  %base.addr.2 = phi i32 [ 10, %if.then55 ], [ %base, %if.else52 ]
  br label %if.end57
if.end57:
  %width.addr.2 = phi i64 [ %width.addr.1, %if.end51 ], [ %width.addr.0, %if.end56 ]
  %any.1 = phi i8 [ %any.0, %if.end51 ], [ 0, %if.end56 ]
  %base.addr.3 = phi i32 [ %base.addr.1, %if.end51 ], [ %base.addr.2, %if.end56 ]
  %at.addr.2 = phi i8* [ %at.addr.1, %if.end51 ], [ %at.addr.0, %if.end56 ]
  br label %if.end58
if.end58:
  %width.addr.3 = phi i64 [ %width.addr.2, %if.end57 ], [ %width.addr.0, %lor.lhs.false20 ]
  %any.2 = phi i8 [ %any.1, %if.end57 ], [ 0, %lor.lhs.false20 ]
  %base.addr.4 = phi i32 [ %base.addr.3, %if.end57 ], [ %base, %lor.lhs.false20 ]
  %at.addr.3 = phi i8* [ %at.addr.2, %if.end57 ], [ %at.addr.0, %lor.lhs.false20 ]
  %conv59 = zext i32 %base.addr.4 to i64
  %div = udiv i64 9223372036854775807, %conv59
  %mul = mul i64 2, %div
  %rem = urem i64 9223372036854775807, %conv59
  %mul61 = mul i64 2, %rem
  %add = add i64 %mul61, 1
  %div63 = udiv i64 %add, %conv59
  %add64 = add i64 %mul, %div63
  br label %for.cond
for.cond:
  %digits.0 = phi i32 [ 11, %if.end58 ], [ %digits.1, %for.inc ]
  %width.addr.4 = phi i64 [ %width.addr.3, %if.end58 ], [ %dec101, %for.inc ]
  %sum.0 = phi i64 [ 0, %if.end58 ], [ %add100, %for.inc ]
  %any.3 = phi i8 [ %any.2, %if.end58 ], [ 1, %for.inc ]
  %over.0 = phi i8 [ 0, %if.end58 ], [ %over.1, %for.inc ]
  %at.addr.4 = phi i8* [ %at.addr.3, %if.end58 ], [ %incdec.ptr102, %for.inc ]
  %cmp65 = icmp sgt i64 %width.addr.4, 0
  br i1 %cmp65, label %for.body, label %for.end
for.body:
  br i1 %call4, label %land.lhs.true69, label %lor.lhs.false73
land.lhs.true69:
  %dec70 = add nsw i32 %digits.0, -1
  %cmp71 = icmp eq i32 %digits.0, 0
  br i1 %cmp71, label %if.then77, label %lor.lhs.false73
lor.lhs.false73:
  %digits.1 = phi i32 [ %dec70, %land.lhs.true69 ], [ %digits.0, %for.body ]
  %10 = load i8, i8* %at.addr.4, align 1
  %conv.i = sext i8 %10 to i32
  %cmp.i54 = icmp sge i32 %conv.i, 48
  br i1 %cmp.i54, label %land.lhs.true.i55, label %cond.false.i
land.lhs.true.i55:
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
  %cmp75 = icmp sge i32 %cond32.i, %base.addr.4
  br i1 %cmp75, label %if.then77, label %if.end78
if.then77:
  %digits.2 = phi i32 [ %dec70, %land.lhs.true69 ], [ %digits.1, %digit.exit ]
  br label %for.end
if.end78:
  %11 = load i8, i8* %at.addr.4, align 1
  %conv.i56 = sext i8 %11 to i32
  %cmp.i57 = icmp sge i32 %conv.i56, 48
  br i1 %cmp.i57, label %land.lhs.true.i59, label %cond.false.i63
land.lhs.true.i59:
  %cmp3.i58 = icmp sle i32 %conv.i56, 57
  br i1 %cmp3.i58, label %cond.true.i61, label %cond.false.i63
cond.true.i61:
  %sub.i60 = sub nsw i32 %conv.i56, 48
  br label %digit.exit82
cond.false.i63:
  %cmp7.i62 = icmp sge i32 %conv.i56, 97
  br i1 %cmp7.i62, label %land.lhs.true9.i65, label %cond.false16.i70
land.lhs.true9.i65:
  %cmp11.i64 = icmp sle i32 %conv.i56, 102
  br i1 %cmp11.i64, label %cond.true13.i68, label %cond.false16.i70
cond.true13.i68:
  %sub15.i66 = sub nsw i32 %conv.i56, 97
  %add.i67 = add nsw i32 %sub15.i66, 10
  br label %cond.end29.i80
cond.false16.i70:
  %cmp18.i69 = icmp sge i32 %conv.i56, 65
  br i1 %cmp18.i69, label %land.lhs.true20.i72, label %cond.false28.i76
land.lhs.true20.i72:
  %cmp22.i71 = icmp sle i32 %conv.i56, 70
  br i1 %cmp22.i71, label %cond.true24.i75, label %cond.false28.i76
cond.true24.i75:
  %sub26.i73 = sub nsw i32 %conv.i56, 65
  %add27.i74 = add nsw i32 %sub26.i73, 10
  br label %cond.end.i78
cond.false28.i76:
  br label %cond.end.i78
cond.end.i78:
  %cond.i77 = phi i32 [ %add27.i74, %cond.true24.i75 ], [ 16, %cond.false28.i76 ]
  br label %cond.end29.i80
cond.end29.i80:
  %cond30.i79 = phi i32 [ %add.i67, %cond.true13.i68 ], [ %cond.i77, %cond.end.i78 ]
  br label %digit.exit82
digit.exit82:
  %cond32.i81 = phi i32 [ %sub.i60, %cond.true.i61 ], [ %cond30.i79, %cond.end29.i80 ]
  %cmp80 = icmp ugt i64 %sum.0, %add64
  br i1 %cmp80, label %if.then95, label %lor.lhs.false82
lor.lhs.false82:
  %cmp83 = icmp eq i64 %sum.0, %add64
  br i1 %cmp83, label %land.lhs.true85, label %if.end96
land.lhs.true85:
  %conv86 = zext i32 %cond32.i81 to i64
  %rem92 = urem i64 %add, %conv59
  %cmp93 = icmp ugt i64 %conv86, %rem92
  br i1 %cmp93, label %if.then95, label %if.end96
if.then95:
  br label %if.end96
if.end96:
  %over.1 = phi i8 [ 1, %if.then95 ], [ %over.0, %land.lhs.true85 ], [ %over.0, %lor.lhs.false82 ]
  %mul98 = mul i64 %sum.0, %conv59
  %conv99 = zext i32 %cond32.i81 to i64
  %add100 = add i64 %mul98, %conv99
  br label %for.inc
for.inc:
  %dec101 = add nsw i64 %width.addr.4, -1
  %incdec.ptr102 = getelementptr inbounds i8, i8* %at.addr.4, i32 1
  br label %for.cond
for.end:
  %digits.3 = phi i32 [ %digits.2, %if.then77 ], [ %digits.0, %for.cond ]
  %cmp103 = icmp slt i32 %digits.3, 0
  br i1 %cmp103, label %if.then105, label %if.end110
if.then105:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.7, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call.i83 = call i64 @__gsmack_nondet_ulong()
  %call1.i = call i64 @__gsmack_text_room(i8* noundef %at.addr.4)
  %cmp.i84 = icmp ult i64 %call.i83, %call1.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i84)
  %add.ptr.i = getelementptr inbounds i8, i8* %at.addr.4, i64 %call.i83
  %call107 = call i64 @__gsmack_nondet_ulonglong()
  %call108 = call zeroext i1 @__gsmack_nondet_bool()
  %frombool109 = zext i1 %call108 to i8
  br label %if.end110
if.end110:
  %sum.1 = phi i64 [ %call107, %if.then105 ], [ %sum.0, %for.end ]
  %over.2 = phi i8 [ %frombool109, %if.then105 ], [ %over.0, %for.end ]
  %at.addr.5 = phi i8* [ %add.ptr.i, %if.then105 ], [ %at.addr.4, %for.end ]
  %tobool111 = trunc i8 %any.3 to i1
  br i1 %tobool111, label %if.end113, label %if.then112
if.then112:
  br label %cleanup
if.end113:
  br i1 %is_signed, label %land.lhs.true116, label %if.else130
land.lhs.true116:
  %tobool117 = trunc i8 %over.2 to i1
  br i1 %tobool117, label %if.then127, label %lor.lhs.false119
lor.lhs.false119:
  %cmp120 = icmp ne i64 %sum.1, 0
  br i1 %cmp120, label %land.lhs.true122, label %if.else130
land.lhs.true122:
  %conv124 = zext i1 %cmp6 to i64
  %sub = sub i64 %sum.1, %conv124
  %cmp125 = icmp ugt i64 %sub, 9223372036854775807
  br i1 %cmp125, label %if.then127, label %if.else130
if.then127:
  %cond = select i1 %cmp6, i64 -9223372036854775808, i64 9223372036854775807
  store i64 %cond, i64* %value, align 8
  br label %if.end139
if.else130:
  %tobool131 = trunc i8 %over.2 to i1
  br i1 %tobool131, label %if.then132, label %if.else133
if.then132:
  store i64 -1, i64* %value, align 8
  br label %if.end138
if.else133:
  br i1 %cmp6, label %cond.true, label %cond.false
cond.true:
  %sub136 = sub i64 0, %sum.1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond137 = phi i64 [ %sub136, %cond.true ], [ %sum.1, %cond.false ]
  store i64 %cond137, i64* %value, align 8
  br label %if.end138
if.end138:
  br label %if.end139
if.end139:
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ %at.addr.5, %if.end139 ], [ null, %if.then112 ]
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
  %value = alloca double, align 8
  %0 = bitcast double* %value to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0)
  store double 0.000000e+00, double* %value, align 8
  %call = call i8* @real(i8* noundef %at, double* noundef %value)
  %cmp = icmp eq i8* %call, null
  br i1 %cmp, label %if.end, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i8* %call, @ended
  br i1 %cmp1, label %if.end, label %land.lhs.true
land.lhs.true:
  br i1 %stores, label %if.then, label %if.end
if.then:
  %1 = load double, double* %value, align 8
  store double %1, double* %to, align 8
  br label %if.end
if.end:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %0)
  ret i8* %call
}
define internal i8* @real(i8* noundef %at, double* noundef %value) {
entry:
  %end = alloca i8*, align 8
  %0 = bitcast i8** %end to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0)
  %cmp = icmp eq i8* %at, null
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i8* %at, @ended
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  %call.i = call zeroext i1 @__gsmack_text_given(i8* noundef %at)
  br label %for.cond.i
for.cond.i:
  %blanks.0.i = phi i32 [ 2, %if.end ], [ %blanks.1.i, %if.end.i ]
  %at.addr.0.i = phi i8* [ %at, %if.end ], [ %incdec.ptr.i, %if.end.i ]
  br i1 %call.i, label %land.lhs.true.i, label %lor.lhs.false.i
land.lhs.true.i:
  %dec.i = add nsw i32 %blanks.0.i, -1
  %cmp.i = icmp eq i32 %blanks.0.i, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %blanks.1.i = phi i32 [ %dec.i, %land.lhs.true.i ], [ %blanks.0.i, %for.cond.i ]
  %1 = load i8, i8* %at.addr.0.i, align 1
  %conv.i.i = sext i8 %1 to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 32
  br i1 %cmp.i.i, label %scan_space.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp3.i.i = icmp sge i32 %conv.i.i, 9
  br i1 %cmp3.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp6.i.i = icmp sle i32 %conv.i.i, 13
  br label %land.end.i.i
land.end.i.i:
  %2 = phi i1 [ false, %lor.rhs.i.i ], [ %cmp6.i.i, %land.rhs.i.i ]
  br label %scan_space.exit.i
scan_space.exit.i:
  %3 = phi i1 [ true, %lor.lhs.false.i ], [ %2, %land.end.i.i ]
  br i1 %3, label %if.end.i, label %if.then.i
if.then.i:
  %blanks.2.i = phi i32 [ %dec.i, %land.lhs.true.i ], [ %blanks.1.i, %scan_space.exit.i ]
  %cmp2.i = icmp slt i32 %blanks.2.i, 0
  br i1 %cmp2.i, label %if.then3.i, label %skip.exit
if.end.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %at.addr.0.i, i32 1
  br label %for.cond.i
if.then3.i:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.6, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call.i.i = call i64 @__gsmack_nondet_ulong()
  %call1.i.i = call i64 @__gsmack_text_room(i8* noundef %at.addr.0.i)
  %cmp.i8.i = icmp ult i64 %call.i.i, %call1.i.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i8.i)
  %add.ptr.i.i = getelementptr inbounds i8, i8* %at.addr.0.i, i64 %call.i.i
  %4 = load i8, i8* %add.ptr.i.i, align 1
  %conv.i9.i = sext i8 %4 to i32
  %cmp.i10.i = icmp eq i32 %conv.i9.i, 32
  br i1 %cmp.i10.i, label %scan_space.exit16.i, label %lor.rhs.i12.i
lor.rhs.i12.i:
  %cmp3.i11.i = icmp sge i32 %conv.i9.i, 9
  br i1 %cmp3.i11.i, label %land.rhs.i14.i, label %land.end.i15.i
land.rhs.i14.i:
  %cmp6.i13.i = icmp sle i32 %conv.i9.i, 13
  br label %land.end.i15.i
land.end.i15.i:
  %5 = phi i1 [ false, %lor.rhs.i12.i ], [ %cmp6.i13.i, %land.rhs.i14.i ]
  br label %scan_space.exit16.i
scan_space.exit16.i:
  %6 = phi i1 [ true, %if.then3.i ], [ %5, %land.end.i15.i ]
  %lnot.i = xor i1 %6, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %skip.exit
skip.exit:
  %at.addr.1.i = phi i8* [ %add.ptr.i.i, %scan_space.exit16.i ], [ %at.addr.0.i, %if.then.i ]
  %7 = load i8, i8* %at.addr.1.i, align 1
  %tobool = icmp ne i8 %7, 0
  br i1 %tobool, label %if.end3, label %if.then2
if.then2:
  br label %cleanup
if.end3:
  %call4 = call double @strtod(i8* noundef %at.addr.1.i, i8** noundef %end)
  store double %call4, double* %value, align 8
  %8 = load i8*, i8** %end, align 8
  %cmp5 = icmp eq i8* %8, %at.addr.1.i
  br i1 %cmp5, label %if.then6, label %if.end7
if.then6:
  br label %cleanup
if.end7:
  %9 = load i8, i8* %8, align 1
  %conv = sext i8 %9 to i32
  %cmp8 = icmp eq i32 %conv, 101
  br i1 %cmp8, label %if.then14, label %lor.lhs.false10
lor.lhs.false10:
  %cmp12 = icmp eq i32 %conv, 69
  br i1 %cmp12, label %if.then14, label %if.end15
if.then14:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.8, i64 0, i64 0))
  br label %if.end15
if.end15:
  %10 = load i8*, i8** %end, align 8
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ %at, %if.then ], [ null, %if.then6 ], [ %10, %if.end15 ], [ @ended, %if.then2 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %0)
  ret i8* %retval.0
}
define dso_local i8* @__model_text_float(i8* noundef %at, float* noundef %to, i1 noundef zeroext %stores) {
entry:
  %value = alloca double, align 8
  %0 = bitcast double* %value to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0)
  store double 0.000000e+00, double* %value, align 8
  %call = call i8* @real(i8* noundef %at, double* noundef %value)
  %cmp = icmp eq i8* %call, null
  br i1 %cmp, label %if.end7, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i8* %call, @ended
  br i1 %cmp1, label %if.end7, label %land.lhs.true
land.lhs.true:
  br i1 %stores, label %if.then, label %if.end7
if.then:
  %1 = load double, double* %value, align 8
  %conv = fptrunc double %1 to float
  %conv2 = fpext float %conv to double
  %cmp3 = fcmp une double %conv2, %1
  br i1 %cmp3, label %if.then5, label %if.end
if.then5:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.5, i64 0, i64 0))
  br label %if.end
if.end:
  %2 = load double, double* %value, align 8
  %conv6 = fptrunc double %2 to float
  store float %conv6, float* %to, align 4
  br label %if.end7
if.end7:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %0)
  ret i8* %call
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
  %call.i = call zeroext i1 @__gsmack_text_given(i8* noundef %at)
  br label %for.cond.i
for.cond.i:
  %blanks.0.i = phi i32 [ 2, %if.end ], [ %blanks.1.i, %if.end.i ]
  %at.addr.0.i = phi i8* [ %at, %if.end ], [ %incdec.ptr.i, %if.end.i ]
  br i1 %call.i, label %land.lhs.true.i, label %lor.lhs.false.i
land.lhs.true.i:
  %dec.i = add nsw i32 %blanks.0.i, -1
  %cmp.i = icmp eq i32 %blanks.0.i, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %blanks.1.i = phi i32 [ %dec.i, %land.lhs.true.i ], [ %blanks.0.i, %for.cond.i ]
  %0 = load i8, i8* %at.addr.0.i, align 1
  %conv.i.i = sext i8 %0 to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 32
  br i1 %cmp.i.i, label %scan_space.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp3.i.i = icmp sge i32 %conv.i.i, 9
  br i1 %cmp3.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp6.i.i = icmp sle i32 %conv.i.i, 13
  br label %land.end.i.i
land.end.i.i:
  %1 = phi i1 [ false, %lor.rhs.i.i ], [ %cmp6.i.i, %land.rhs.i.i ]
  br label %scan_space.exit.i
scan_space.exit.i:
  %2 = phi i1 [ true, %lor.lhs.false.i ], [ %1, %land.end.i.i ]
  br i1 %2, label %if.end.i, label %if.then.i
if.then.i:
  %blanks.2.i = phi i32 [ %dec.i, %land.lhs.true.i ], [ %blanks.1.i, %scan_space.exit.i ]
  %cmp2.i = icmp slt i32 %blanks.2.i, 0
  br i1 %cmp2.i, label %if.then3.i, label %skip.exit
if.end.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %at.addr.0.i, i32 1
  br label %for.cond.i
if.then3.i:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.6, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call.i.i = call i64 @__gsmack_nondet_ulong()
  %call1.i.i = call i64 @__gsmack_text_room(i8* noundef %at.addr.0.i)
  %cmp.i8.i = icmp ult i64 %call.i.i, %call1.i.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i8.i)
  %add.ptr.i.i = getelementptr inbounds i8, i8* %at.addr.0.i, i64 %call.i.i
  %3 = load i8, i8* %add.ptr.i.i, align 1
  %conv.i9.i = sext i8 %3 to i32
  %cmp.i10.i = icmp eq i32 %conv.i9.i, 32
  br i1 %cmp.i10.i, label %scan_space.exit16.i, label %lor.rhs.i12.i
lor.rhs.i12.i:
  %cmp3.i11.i = icmp sge i32 %conv.i9.i, 9
  br i1 %cmp3.i11.i, label %land.rhs.i14.i, label %land.end.i15.i
land.rhs.i14.i:
  %cmp6.i13.i = icmp sle i32 %conv.i9.i, 13
  br label %land.end.i15.i
land.end.i15.i:
  %4 = phi i1 [ false, %lor.rhs.i12.i ], [ %cmp6.i13.i, %land.rhs.i14.i ]
  br label %scan_space.exit16.i
scan_space.exit16.i:
  %5 = phi i1 [ true, %if.then3.i ], [ %4, %land.end.i15.i ]
  %lnot.i = xor i1 %5, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %skip.exit
skip.exit:
  %at.addr.1.i = phi i8* [ %add.ptr.i.i, %scan_space.exit16.i ], [ %at.addr.0.i, %if.then.i ]
  %6 = load i8, i8* %at.addr.1.i, align 1
  %tobool = icmp ne i8 %6, 0
  br i1 %tobool, label %if.end3, label %if.then2
if.then2:
  br label %return
if.end3:
  br label %for.cond
for.cond:
  %at.addr.0 = phi i8* [ %at.addr.1.i, %if.end3 ], [ %incdec.ptr, %for.inc ]
  %i.0 = phi i64 [ 0, %if.end3 ], [ %inc, %for.inc ]
  %cmp4 = icmp slt i64 %i.0, %width
  br i1 %cmp4, label %land.lhs.true, label %land.end
land.lhs.true:
  %7 = load i8, i8* %at.addr.0, align 1
  %conv = sext i8 %7 to i32
  %tobool5 = icmp ne i32 %conv, 0
  br i1 %tobool5, label %land.rhs, label %land.end
land.rhs:
  %cmp.i16 = icmp eq i32 %conv, 32
  br i1 %cmp.i16, label %scan_space.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp sge i32 %conv, 9
  br i1 %cmp3.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp6.i = icmp sle i32 %conv, 13
  br label %land.end.i
land.end.i:
  %8 = phi i1 [ false, %lor.rhs.i ], [ %cmp6.i, %land.rhs.i ]
  br label %scan_space.exit
scan_space.exit:
  %9 = phi i1 [ true, %land.rhs ], [ %8, %land.end.i ]
  %lnot = xor i1 %9, true
  br label %land.end
land.end:
  %10 = phi i1 [ false, %land.lhs.true ], [ false, %for.cond ], [ %lnot, %scan_space.exit ]
  br i1 %10, label %for.body, label %for.end
for.body:
  br i1 %stores, label %if.then8, label %if.end9
if.then8:
  %11 = load i8, i8* %at.addr.0, align 1
  %arrayidx = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %11, i8* %arrayidx, align 1
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
declare dso_local zeroext i1 @__gsmack_text_given(i8* noundef)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local i64 @__gsmack_text_room(i8* noundef)
declare dso_local i64 @__gsmack_nondet_ulonglong()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local double @strtod(i8* noundef, i8** noundef)
