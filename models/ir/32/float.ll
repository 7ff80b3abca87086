target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [50 x i8] c"strtof: a number in the middle between two floats\00", align 1
@.str.1 = private unnamed_addr constant [37 x i8] c"strtod: a number that is not decimal\00", align 1
@.str.2 = private unnamed_addr constant [35 x i8] c"strtod: a number of so many digits\00", align 1
@.str.3 = private unnamed_addr constant [32 x i8] c"strtod: so large a power of ten\00", align 1
define dso_local double @strtod(i8* noalias noundef nonnull %s, i8** noalias noundef %end) {
entry:
  %negative.i = alloca i8, align 1
  %tens = alloca i32, align 4
  %0 = bitcast i32* %tens to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %negative.i)
  %call.i = call i64 @read(i8* noundef %s, i8** noundef %end, i32* noundef %tens, i8* noundef %negative.i)
  %conv.i = sitofp i64 %call.i to double
  %1 = load i32, i32* %tens, align 4
  %cmp.i = icmp slt i32 %1, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub nsw i32 0, %1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %sub.i, %cond.true.i ], [ %1, %cond.false.i ]
  br label %for.cond.i
for.cond.i:
  %power.0.i = phi double [ 1.000000e+00, %cond.end.i ], [ %mul.i, %for.body.i ]
  %i.0.i = phi i32 [ %cond.i, %cond.end.i ], [ %dec.i, %for.body.i ]
  %cmp2.i = icmp sgt i32 %i.0.i, 0
  br i1 %cmp2.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  %2 = load i32, i32* %tens, align 4
  %cmp4.i = icmp slt i32 %2, 0
  br i1 %cmp4.i, label %cond.true6.i, label %cond.false7.i
for.body.i:
  %mul.i = fmul double %power.0.i, 1.000000e+01
  %dec.i = add nsw i32 %i.0.i, -1
  br label %for.cond.i
cond.true6.i:
  %div.i = fdiv double %conv.i, %power.0.i
  br label %cond.end9.i
cond.false7.i:
  %mul8.i = fmul double %conv.i, %power.0.i
  br label %cond.end9.i
cond.end9.i:
  %cond10.i = phi double [ %div.i, %cond.true6.i ], [ %mul8.i, %cond.false7.i ]
  %3 = load i8, i8* %negative.i, align 1
  %tobool.i = trunc i8 %3 to i1
  br i1 %tobool.i, label %cond.true12.i, label %cond.false13.i
cond.true12.i:
  %fneg.i = fneg double %cond10.i
  br label %number.exit
cond.false13.i:
  br label %number.exit
number.exit:
  %cond15.i = phi double [ %fneg.i, %cond.true12.i ], [ %cond10.i, %cond.false13.i ]
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %negative.i)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret double %cond15.i
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local x86_fp80 @strtold(i8* noalias noundef nonnull %s, i8** noalias noundef %end) {
entry:
  %negative.i = alloca i8, align 1
  %tens = alloca i32, align 4
  %0 = bitcast i32* %tens to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %negative.i)
  %call.i = call i64 @read(i8* noundef %s, i8** noundef %end, i32* noundef %tens, i8* noundef %negative.i)
  %conv.i = sitofp i64 %call.i to x86_fp80
  %1 = load i32, i32* %tens, align 4
  %cmp.i = icmp slt i32 %1, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub nsw i32 0, %1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %sub.i, %cond.true.i ], [ %1, %cond.false.i ]
  br label %for.cond.i
for.cond.i:
  %power.0.i = phi x86_fp80 [ 0xK3FFF8000000000000000, %cond.end.i ], [ %mul.i, %for.body.i ]
  %i.0.i = phi i32 [ %cond.i, %cond.end.i ], [ %dec.i, %for.body.i ]
  %cmp2.i = icmp sgt i32 %i.0.i, 0
  br i1 %cmp2.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  %2 = load i32, i32* %tens, align 4
  %cmp4.i = icmp slt i32 %2, 0
  br i1 %cmp4.i, label %cond.true6.i, label %cond.false7.i
for.body.i:
  %mul.i = fmul x86_fp80 %power.0.i, 0xK4002A000000000000000
  %dec.i = add nsw i32 %i.0.i, -1
  br label %for.cond.i
cond.true6.i:
  %div.i = fdiv x86_fp80 %conv.i, %power.0.i
  br label %cond.end9.i
cond.false7.i:
  %mul8.i = fmul x86_fp80 %conv.i, %power.0.i
  br label %cond.end9.i
cond.end9.i:
  %cond10.i = phi x86_fp80 [ %div.i, %cond.true6.i ], [ %mul8.i, %cond.false7.i ]
  %3 = load i8, i8* %negative.i, align 1
  %tobool.i = trunc i8 %3 to i1
  br i1 %tobool.i, label %cond.true12.i, label %cond.false13.i
cond.true12.i:
  %fneg.i = fneg x86_fp80 %cond10.i
  br label %long_number.exit
cond.false13.i:
  br label %long_number.exit
long_number.exit:
  %cond15.i = phi x86_fp80 [ %fneg.i, %cond.true12.i ], [ %cond10.i, %cond.false13.i ]
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %negative.i)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret x86_fp80 %cond15.i
}
define dso_local float @strtof(i8* noalias noundef nonnull %s, i8** noalias noundef %end) {
entry:
  %negative.i = alloca i8, align 1
  %tens = alloca i32, align 4
  %0 = bitcast i32* %tens to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %negative.i)
  %call.i = call i64 @read(i8* noundef %s, i8** noundef %end, i32* noundef %tens, i8* noundef %negative.i)
  %conv.i = sitofp i64 %call.i to double
  %1 = load i32, i32* %tens, align 4
  %cmp.i = icmp slt i32 %1, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub nsw i32 0, %1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %sub.i, %cond.true.i ], [ %1, %cond.false.i ]
  br label %for.cond.i
for.cond.i:
  %power.0.i = phi double [ 1.000000e+00, %cond.end.i ], [ %mul.i, %for.body.i ]
  %i.0.i = phi i32 [ %cond.i, %cond.end.i ], [ %dec.i, %for.body.i ]
  %cmp2.i = icmp sgt i32 %i.0.i, 0
  br i1 %cmp2.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  %2 = load i32, i32* %tens, align 4
  %cmp4.i = icmp slt i32 %2, 0
  br i1 %cmp4.i, label %cond.true6.i, label %cond.false7.i
for.body.i:
  %mul.i = fmul double %power.0.i, 1.000000e+01
  %dec.i = add nsw i32 %i.0.i, -1
  br label %for.cond.i
cond.true6.i:
  %div.i = fdiv double %conv.i, %power.0.i
  br label %cond.end9.i
cond.false7.i:
  %mul8.i = fmul double %conv.i, %power.0.i
  br label %cond.end9.i
cond.end9.i:
  %cond10.i = phi double [ %div.i, %cond.true6.i ], [ %mul8.i, %cond.false7.i ]
  %3 = load i8, i8* %negative.i, align 1
  %tobool.i = trunc i8 %3 to i1
  br i1 %tobool.i, label %cond.true12.i, label %cond.false13.i
cond.true12.i:
  %fneg.i = fneg double %cond10.i
  br label %number.exit
cond.false13.i:
  br label %number.exit
number.exit:
  %cond15.i = phi double [ %fneg.i, %cond.true12.i ], [ %cond10.i, %cond.false13.i ]
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %negative.i)
  %4 = bitcast double %cond15.i to i64
  %5 = load i32, i32* %tens, align 4
  %cmp = icmp ne i32 %5, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %rem = urem i64 %4, 536870912
  %cmp1 = icmp eq i64 %rem, 268435456
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i32 0, i32 0))
  br label %if.end
if.end:
  %conv = fptrunc double %cond15.i to float
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret float %conv
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local double @atof(i8* noundef nonnull %s) {
entry:
  %negative.i.i = alloca i8, align 1
  %tens.i = alloca i32, align 4
  %0 = bitcast i32* %tens.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %negative.i.i)
  %call.i.i = call i64 @read(i8* noundef %s, i8** noundef null, i32* noundef %tens.i, i8* noundef %negative.i.i)
  %conv.i.i = sitofp i64 %call.i.i to double
  %1 = load i32, i32* %tens.i, align 4
  %cmp.i.i = icmp slt i32 %1, 0
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %sub.i.i = sub nsw i32 0, %1
  br label %cond.end.i.i
cond.false.i.i:
  br label %cond.end.i.i
cond.end.i.i:
  %cond.i.i = phi i32 [ %sub.i.i, %cond.true.i.i ], [ %1, %cond.false.i.i ]
  br label %for.cond.i.i
for.cond.i.i:
  %power.0.i.i = phi double [ 1.000000e+00, %cond.end.i.i ], [ %mul.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ %cond.i.i, %cond.end.i.i ], [ %dec.i.i, %for.body.i.i ]
  %cmp2.i.i = icmp sgt i32 %i.0.i.i, 0
  br i1 %cmp2.i.i, label %for.body.i.i, label %for.cond.cleanup.i.i
for.cond.cleanup.i.i:
  %2 = load i32, i32* %tens.i, align 4
  %cmp4.i.i = icmp slt i32 %2, 0
  br i1 %cmp4.i.i, label %cond.true6.i.i, label %cond.false7.i.i
for.body.i.i:
  %mul.i.i = fmul double %power.0.i.i, 1.000000e+01
  %dec.i.i = add nsw i32 %i.0.i.i, -1
  br label %for.cond.i.i
cond.true6.i.i:
  %div.i.i = fdiv double %conv.i.i, %power.0.i.i
  br label %cond.end9.i.i
cond.false7.i.i:
  %mul8.i.i = fmul double %conv.i.i, %power.0.i.i
  br label %cond.end9.i.i
cond.end9.i.i:
  %cond10.i.i = phi double [ %div.i.i, %cond.true6.i.i ], [ %mul8.i.i, %cond.false7.i.i ]
  %3 = load i8, i8* %negative.i.i, align 1
  %tobool.i.i = trunc i8 %3 to i1
  br i1 %tobool.i.i, label %cond.true12.i.i, label %cond.false13.i.i
cond.true12.i.i:
  %fneg.i.i = fneg double %cond10.i.i
  br label %strtod.exit
cond.false13.i.i:
  br label %strtod.exit
strtod.exit:
  %cond15.i.i = phi double [ %fneg.i.i, %cond.true12.i.i ], [ %cond10.i.i, %cond.false13.i.i ]
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %negative.i.i)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret double %cond15.i.i
}
define internal i64 @read(i8* noundef %s, i8** noundef %end, i32* noundef %power, i8* noundef %minus) {
entry:
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
  br i1 %cmp9, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp15 = icmp eq i32 %conv8, 43
  br i1 %cmp15, label %if.then, label %if.end
if.then:
  %incdec.ptr17 = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %if.end
if.end:
  %p.1 = phi i8* [ %incdec.ptr17, %if.then ], [ %p.0, %lor.lhs.false ]
  %4 = load i8, i8* %p.1, align 1
  %conv18 = sext i8 %4 to i32
  %cmp19 = icmp eq i32 %conv18, 105
  br i1 %cmp19, label %if.then46, label %lor.lhs.false21
lor.lhs.false21:
  %cmp23 = icmp eq i32 %conv18, 73
  br i1 %cmp23, label %if.then46, label %lor.lhs.false25
lor.lhs.false25:
  %cmp27 = icmp eq i32 %conv18, 110
  br i1 %cmp27, label %if.then46, label %lor.lhs.false29
lor.lhs.false29:
  %cmp31 = icmp eq i32 %conv18, 78
  br i1 %cmp31, label %if.then46, label %lor.lhs.false33
lor.lhs.false33:
  %cmp35 = icmp eq i32 %conv18, 48
  br i1 %cmp35, label %land.lhs.true, label %if.end47
land.lhs.true:
  %arrayidx37 = getelementptr inbounds i8, i8* %p.1, i32 1
  %5 = load i8, i8* %arrayidx37, align 1
  %conv38 = sext i8 %5 to i32
  %cmp39 = icmp eq i32 %conv38, 120
  br i1 %cmp39, label %if.then46, label %lor.lhs.false41
lor.lhs.false41:
  %cmp44 = icmp eq i32 %conv38, 88
  br i1 %cmp44, label %if.then46, label %if.end47
if.then46:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.1, i32 0, i32 0))
  br label %if.end47
if.end47:
  br label %for.cond
for.cond:
  %any.0 = phi i8 [ 0, %if.end47 ], [ 1, %for.inc ]
  %value.0 = phi i64 [ 0, %if.end47 ], [ %add, %for.inc ]
  %p.2 = phi i8* [ %p.1, %if.end47 ], [ %incdec.ptr54, %for.inc ]
  %6 = load i8, i8* %p.2, align 1
  %conv.i = sext i8 %6 to i32
  %cmp.i = icmp sge i32 %conv.i, 48
  br i1 %cmp.i, label %land.rhs.i, label %is_digit.exit
land.rhs.i:
  %cmp3.i = icmp sle i32 %conv.i, 57
  br label %is_digit.exit
is_digit.exit:
  %7 = phi i1 [ false, %for.cond ], [ %cmp3.i, %land.rhs.i ]
  br i1 %7, label %for.body, label %for.end
for.body:
  %cmp48 = icmp sgt i64 %value.0, 900719925474098
  br i1 %cmp48, label %if.then50, label %if.end51
if.then50:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end51
if.end51:
  %mul = mul nsw i64 %value.0, 10
  %8 = load i8, i8* %p.2, align 1
  %conv52 = sext i8 %8 to i32
  %sub = sub nsw i32 %conv52, 48
  %conv53 = sext i32 %sub to i64
  %add = add nsw i64 %mul, %conv53
  br label %for.inc
for.inc:
  %incdec.ptr54 = getelementptr inbounds i8, i8* %p.2, i32 1
  br label %for.cond
for.end:
  %9 = load i8, i8* %p.2, align 1
  %conv55 = sext i8 %9 to i32
  %cmp56 = icmp eq i32 %conv55, 46
  br i1 %cmp56, label %if.then58, label %if.end77
if.then58:
  %incdec.ptr59 = getelementptr inbounds i8, i8* %p.2, i32 1
  br label %for.cond60
for.cond60:
  %any.1 = phi i8 [ %any.0, %if.then58 ], [ 1, %for.inc72 ]
  %tens.0 = phi i32 [ 0, %if.then58 ], [ %dec, %for.inc72 ]
  %value.1 = phi i64 [ %value.0, %if.then58 ], [ %add71, %for.inc72 ]
  %p.3 = phi i8* [ %incdec.ptr59, %if.then58 ], [ %incdec.ptr73, %for.inc72 ]
  %10 = load i8, i8* %p.3, align 1
  %conv.i59 = sext i8 %10 to i32
  %cmp.i60 = icmp sge i32 %conv.i59, 48
  br i1 %cmp.i60, label %land.rhs.i62, label %is_digit.exit63
land.rhs.i62:
  %cmp3.i61 = icmp sle i32 %conv.i59, 57
  br label %is_digit.exit63
is_digit.exit63:
  %11 = phi i1 [ false, %for.cond60 ], [ %cmp3.i61, %land.rhs.i62 ]
  br i1 %11, label %for.body62, label %for.end74
for.body62:
  %dec = add nsw i32 %tens.0, -1
  %cmp63 = icmp sgt i64 %value.1, 900719925474098
  br i1 %cmp63, label %if.then65, label %if.end66
if.then65:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end66
if.end66:
  %mul67 = mul nsw i64 %value.1, 10
  %12 = load i8, i8* %p.3, align 1
  %conv68 = sext i8 %12 to i32
  %sub69 = sub nsw i32 %conv68, 48
  %conv70 = sext i32 %sub69 to i64
  %add71 = add nsw i64 %mul67, %conv70
  br label %for.inc72
for.inc72:
  %incdec.ptr73 = getelementptr inbounds i8, i8* %p.3, i32 1
  br label %for.cond60
for.end74:
  %tobool = trunc i8 %any.1 to i1
  br i1 %tobool, label %if.end76, label %if.then75
if.then75:
  br label %if.end76
if.end76:
  %p.4 = phi i8* [ %p.3, %for.end74 ], [ %p.2, %if.then75 ]
  br label %if.end77
if.end77:
  %any.2 = phi i8 [ %any.1, %if.end76 ], [ %any.0, %for.end ]
  %tens.1 = phi i32 [ %tens.0, %if.end76 ], [ 0, %for.end ]
  %value.2 = phi i64 [ %value.1, %if.end76 ], [ %value.0, %for.end ]
  %p.5 = phi i8* [ %p.4, %if.end76 ], [ %p.2, %for.end ]
  %tobool78 = trunc i8 %any.2 to i1
  br i1 %tobool78, label %land.lhs.true80, label %if.end125
land.lhs.true80:
  %13 = load i8, i8* %p.5, align 1
  %conv81 = sext i8 %13 to i32
  %cmp82 = icmp eq i32 %conv81, 101
  br i1 %cmp82, label %if.then88, label %lor.lhs.false84
lor.lhs.false84:
  %cmp86 = icmp eq i32 %conv81, 69
  br i1 %cmp86, label %if.then88, label %if.end125
if.then88:
  %add.ptr = getelementptr inbounds i8, i8* %p.5, i32 1
  %14 = load i8, i8* %add.ptr, align 1
  %conv89 = sext i8 %14 to i32
  %cmp90 = icmp eq i32 %conv89, 45
  br i1 %cmp90, label %if.then100, label %lor.lhs.false96
lor.lhs.false96:
  %cmp98 = icmp eq i32 %conv89, 43
  br i1 %cmp98, label %if.then100, label %if.end102
if.then100:
  %incdec.ptr101 = getelementptr inbounds i8, i8* %add.ptr, i32 1
  br label %if.end102
if.end102:
  %q.0 = phi i8* [ %incdec.ptr101, %if.then100 ], [ %add.ptr, %lor.lhs.false96 ]
  %15 = load i8, i8* %q.0, align 1
  %conv.i64 = sext i8 %15 to i32
  %cmp.i65 = icmp sge i32 %conv.i64, 48
  br i1 %cmp.i65, label %land.rhs.i67, label %is_digit.exit68
land.rhs.i67:
  %cmp3.i66 = icmp sle i32 %conv.i64, 57
  br label %is_digit.exit68
is_digit.exit68:
  %16 = phi i1 [ false, %if.end102 ], [ %cmp3.i66, %land.rhs.i67 ]
  br i1 %16, label %if.then104, label %if.end124
if.then104:
  br label %for.cond105
for.cond105:
  %q.1 = phi i8* [ %q.0, %if.then104 ], [ %incdec.ptr118, %for.inc117 ]
  %exponent.0 = phi i32 [ 0, %if.then104 ], [ %add116, %for.inc117 ]
  %17 = load i8, i8* %q.1, align 1
  %conv.i69 = sext i8 %17 to i32
  %cmp.i70 = icmp sge i32 %conv.i69, 48
  br i1 %cmp.i70, label %land.rhs.i72, label %is_digit.exit73
land.rhs.i72:
  %cmp3.i71 = icmp sle i32 %conv.i69, 57
  br label %is_digit.exit73
is_digit.exit73:
  %18 = phi i1 [ false, %for.cond105 ], [ %cmp3.i71, %land.rhs.i72 ]
  br i1 %18, label %land.rhs108, label %land.end111
land.rhs108:
  %cmp109 = icmp slt i32 %exponent.0, 100
  br label %land.end111
land.end111:
  %19 = phi i1 [ false, %is_digit.exit73 ], [ %cmp109, %land.rhs108 ]
  br i1 %19, label %for.body112, label %for.end119
for.body112:
  %mul113 = mul nsw i32 %exponent.0, 10
  %20 = load i8, i8* %q.1, align 1
  %conv114 = sext i8 %20 to i32
  %sub115 = sub nsw i32 %conv114, 48
  %add116 = add nsw i32 %mul113, %sub115
  br label %for.inc117
for.inc117:
  %incdec.ptr118 = getelementptr inbounds i8, i8* %q.1, i32 1
  br label %for.cond105
for.end119:
  br i1 %cmp90, label %cond.true, label %cond.false
cond.true:
  %sub122 = sub nsw i32 0, %exponent.0
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %sub122, %cond.true ], [ %exponent.0, %cond.false ]
  %add123 = add nsw i32 %tens.1, %cond
  br label %if.end124
if.end124:
  %tens.2 = phi i32 [ %add123, %cond.end ], [ %tens.1, %is_digit.exit68 ]
  %p.6 = phi i8* [ %q.1, %cond.end ], [ %p.5, %is_digit.exit68 ]
  br label %if.end125
if.end125:
  %tens.3 = phi i32 [ %tens.2, %if.end124 ], [ %tens.1, %lor.lhs.false84 ], [ %tens.1, %if.end77 ]
  %p.7 = phi i8* [ %p.6, %if.end124 ], [ %p.5, %lor.lhs.false84 ], [ %p.5, %if.end77 ]
  %tobool126 = icmp ne i8** %end, null
  br i1 %tobool126, label %if.then127, label %if.end134
if.then127:
  br i1 %tobool78, label %cond.true130, label %cond.false131
cond.true130:
  br label %cond.end132
cond.false131:
  br label %cond.end132
cond.end132:
  %cond133 = phi i8* [ %p.7, %cond.true130 ], [ %s, %cond.false131 ]
  store i8* %cond133, i8** %end, align 4
  br label %if.end134
if.end134:
  br i1 %tobool78, label %land.lhs.true137, label %if.end144
land.lhs.true137:
  %cmp138 = icmp sgt i32 %tens.3, 22
  br i1 %cmp138, label %if.then143, label %lor.lhs.false140
lor.lhs.false140:
  %cmp141 = icmp slt i32 %tens.3, -22
  br i1 %cmp141, label %if.then143, label %if.end144
if.then143:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.3, i32 0, i32 0))
  br label %if.end144
if.end144:
  br i1 %tobool78, label %cond.true147, label %cond.false148
cond.true147:
  br label %cond.end149
cond.false148:
  br label %cond.end149
cond.end149:
  %cond150 = phi i32 [ %tens.3, %cond.true147 ], [ 0, %cond.false148 ]
  store i32 %cond150, i32* %power, align 4
  br i1 %tobool78, label %land.rhs153, label %land.end156
land.rhs153:
  br label %land.end156
land.end156:
  %21 = phi i1 [ false, %cond.end149 ], [ %cmp9, %land.rhs153 ]
  %frombool157 = zext i1 %21 to i8
  store i8 %frombool157, i8* %minus, align 1
  ret i64 %value.2
}
