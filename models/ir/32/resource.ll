target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.rlimit = type { i32, i32 }
%struct.rusage = type { %struct.timeval, %struct.timeval, %union.anon, %union.anon.0, %union.anon.1, %union.anon.2, %union.anon.3, %union.anon.4, %union.anon.5, %union.anon.6, %union.anon.7, %union.anon.8, %union.anon.9, %union.anon.10, %union.anon.11, %union.anon.12 }
%struct.timeval = type { i32, i32 }
%union.anon = type { i32 }
%union.anon.0 = type { i32 }
%union.anon.1 = type { i32 }
%union.anon.2 = type { i32 }
%union.anon.3 = type { i32 }
%union.anon.4 = type { i32 }
%union.anon.5 = type { i32 }
%union.anon.6 = type { i32 }
%union.anon.7 = type { i32 }
%union.anon.8 = type { i32 }
%union.anon.9 = type { i32 }
%union.anon.10 = type { i32 }
%union.anon.11 = type { i32 }
%union.anon.12 = type { i32 }
%struct.tms = type { i32, i32, i32, i32 }
%struct.utsname = type { [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8] }
define dso_local i32 @getrlimit(i32 noundef %what, %struct.rlimit* noundef nonnull %limits) {
entry:
  %call = call i32 @__gsmack_nondet_ulong()
  %rlim_cur = getelementptr inbounds %struct.rlimit, %struct.rlimit* %limits, i32 0, i32 0
  store i32 %call, i32* %rlim_cur, align 4
  %call1 = call i32 @__gsmack_nondet_ulong()
  %rlim_max = getelementptr inbounds %struct.rlimit, %struct.rlimit* %limits, i32 0, i32 1
  store i32 %call1, i32* %rlim_max, align 4
  %0 = load i32, i32* %rlim_cur, align 4
  %cmp = icmp ule i32 %0, %call1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 0
}
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @setrlimit(i32 noundef %what, %struct.rlimit* noundef nonnull %limits) {
entry:
  %0 = bitcast %struct.rlimit* %limits to i8*
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, 8
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i1, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %2 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  ret i32 %cond.i
}
define dso_local i32 @getrusage(i32 noundef %who, %struct.rusage* noundef %usage) {
entry:
  %ru_utime = getelementptr inbounds %struct.rusage, %struct.rusage* %usage, i32 0, i32 0
  %call.i = call i32 @__gsmack_nondet_long()
  %tv_sec.i = getelementptr inbounds %struct.timeval, %struct.timeval* %ru_utime, i32 0, i32 0
  store i32 %call.i, i32* %tv_sec.i, align 4
  %call1.i = call i32 @__gsmack_nondet_long()
  %tv_usec.i = getelementptr inbounds %struct.timeval, %struct.timeval* %ru_utime, i32 0, i32 1
  store i32 %call1.i, i32* %tv_usec.i, align 4
  %0 = load i32, i32* %tv_sec.i, align 4
  %cmp.i = icmp sge i32 %0, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %any_time.exit
land.lhs.true.i:
  %cmp4.i = icmp sge i32 %call1.i, 0
  br i1 %cmp4.i, label %land.rhs.i, label %any_time.exit
land.rhs.i:
  %cmp6.i = icmp slt i32 %call1.i, 1000000
  br label %any_time.exit
any_time.exit:
  %1 = phi i1 [ false, %land.lhs.true.i ], [ false, %entry ], [ %cmp6.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %ru_stime = getelementptr inbounds %struct.rusage, %struct.rusage* %usage, i32 0, i32 1
  %call.i9 = call i32 @__gsmack_nondet_long()
  %tv_sec.i10 = getelementptr inbounds %struct.timeval, %struct.timeval* %ru_stime, i32 0, i32 0
  store i32 %call.i9, i32* %tv_sec.i10, align 4
  %call1.i11 = call i32 @__gsmack_nondet_long()
  %tv_usec.i12 = getelementptr inbounds %struct.timeval, %struct.timeval* %ru_stime, i32 0, i32 1
  store i32 %call1.i11, i32* %tv_usec.i12, align 4
  %2 = load i32, i32* %tv_sec.i10, align 4
  %cmp.i13 = icmp sge i32 %2, 0
  br i1 %cmp.i13, label %land.lhs.true.i15, label %any_time.exit18
land.lhs.true.i15:
  %cmp4.i14 = icmp sge i32 %call1.i11, 0
  br i1 %cmp4.i14, label %land.rhs.i17, label %any_time.exit18
land.rhs.i17:
  %cmp6.i16 = icmp slt i32 %call1.i11, 1000000
  br label %any_time.exit18
any_time.exit18:
  %3 = phi i1 [ false, %land.lhs.true.i15 ], [ false, %any_time.exit ], [ %cmp6.i16, %land.rhs.i17 ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  %call.i19 = call i32 @__gsmack_nondet_long()
  %cmp.i20 = icmp sge i32 %call.i19, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i20)
  %4 = getelementptr inbounds %struct.rusage, %struct.rusage* %usage, i32 0, i32 2
  %ru_maxrss = bitcast %union.anon* %4 to i32*
  store i32 %call.i19, i32* %ru_maxrss, align 4
  %call.i21 = call i32 @__gsmack_nondet_long()
  %cmp.i22 = icmp sge i32 %call.i21, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i22)
  %5 = getelementptr inbounds %struct.rusage, %struct.rusage* %usage, i32 0, i32 6
  %ru_minflt = bitcast %union.anon.3* %5 to i32*
  store i32 %call.i21, i32* %ru_minflt, align 4
  %call.i23 = call i32 @__gsmack_nondet_long()
  %cmp.i24 = icmp sge i32 %call.i23, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i24)
  %6 = getelementptr inbounds %struct.rusage, %struct.rusage* %usage, i32 0, i32 7
  %ru_majflt = bitcast %union.anon.4* %6 to i32*
  store i32 %call.i23, i32* %ru_majflt, align 4
  %call.i25 = call i32 @__gsmack_nondet_long()
  %cmp.i26 = icmp sge i32 %call.i25, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i26)
  %7 = getelementptr inbounds %struct.rusage, %struct.rusage* %usage, i32 0, i32 9
  %ru_inblock = bitcast %union.anon.6* %7 to i32*
  store i32 %call.i25, i32* %ru_inblock, align 4
  %call.i27 = call i32 @__gsmack_nondet_long()
  %cmp.i28 = icmp sge i32 %call.i27, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i28)
  %8 = getelementptr inbounds %struct.rusage, %struct.rusage* %usage, i32 0, i32 10
  %ru_oublock = bitcast %union.anon.7* %8 to i32*
  store i32 %call.i27, i32* %ru_oublock, align 4
  %call.i29 = call i32 @__gsmack_nondet_long()
  %cmp.i30 = icmp sge i32 %call.i29, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i30)
  %9 = getelementptr inbounds %struct.rusage, %struct.rusage* %usage, i32 0, i32 14
  %ru_nvcsw = bitcast %union.anon.11* %9 to i32*
  store i32 %call.i29, i32* %ru_nvcsw, align 4
  %call.i31 = call i32 @__gsmack_nondet_long()
  %cmp.i32 = icmp sge i32 %call.i31, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i32)
  %10 = getelementptr inbounds %struct.rusage, %struct.rusage* %usage, i32 0, i32 15
  %ru_nivcsw = bitcast %union.anon.12* %10 to i32*
  store i32 %call.i31, i32* %ru_nivcsw, align 4
  ret i32 0
}
define dso_local i32 @times(%struct.tms* noundef %used) {
entry:
  %call.i = call i32 @__gsmack_nondet_long()
  %cmp.i = icmp sge i32 %call.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %tms_utime = getelementptr inbounds %struct.tms, %struct.tms* %used, i32 0, i32 0
  store i32 %call.i, i32* %tms_utime, align 4
  %call.i4 = call i32 @__gsmack_nondet_long()
  %cmp.i5 = icmp sge i32 %call.i4, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i5)
  %tms_stime = getelementptr inbounds %struct.tms, %struct.tms* %used, i32 0, i32 1
  store i32 %call.i4, i32* %tms_stime, align 4
  %call.i6 = call i32 @__gsmack_nondet_long()
  %cmp.i7 = icmp sge i32 %call.i6, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i7)
  %tms_cutime = getelementptr inbounds %struct.tms, %struct.tms* %used, i32 0, i32 2
  store i32 %call.i6, i32* %tms_cutime, align 4
  %call.i8 = call i32 @__gsmack_nondet_long()
  %cmp.i9 = icmp sge i32 %call.i8, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i9)
  %tms_cstime = getelementptr inbounds %struct.tms, %struct.tms* %used, i32 0, i32 3
  store i32 %call.i8, i32* %tms_cstime, align 4
  %call.i10 = call i32 @__gsmack_nondet_long()
  %cmp.i11 = icmp sge i32 %call.i10, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i11)
  ret i32 %call.i10
}
define dso_local i32 @uname(%struct.utsname* noundef %name) {
entry:
  %fields = alloca [5 x i8*], align 4
  %0 = bitcast [5 x i8*]* %fields to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %0)
  %arrayinit.begin = getelementptr inbounds [5 x i8*], [5 x i8*]* %fields, i32 0, i32 0
  %sysname = getelementptr inbounds %struct.utsname, %struct.utsname* %name, i32 0, i32 0
  %arraydecay = getelementptr inbounds [65 x i8], [65 x i8]* %sysname, i32 0, i32 0
  store i8* %arraydecay, i8** %arrayinit.begin, align 4
  %arrayinit.element = getelementptr inbounds i8*, i8** %arrayinit.begin, i32 1
  %nodename = getelementptr inbounds %struct.utsname, %struct.utsname* %name, i32 0, i32 1
  %arraydecay1 = getelementptr inbounds [65 x i8], [65 x i8]* %nodename, i32 0, i32 0
  store i8* %arraydecay1, i8** %arrayinit.element, align 4
  %arrayinit.element2 = getelementptr inbounds i8*, i8** %arrayinit.element, i32 1
  %release = getelementptr inbounds %struct.utsname, %struct.utsname* %name, i32 0, i32 2
  %arraydecay3 = getelementptr inbounds [65 x i8], [65 x i8]* %release, i32 0, i32 0
  store i8* %arraydecay3, i8** %arrayinit.element2, align 4
  %arrayinit.element4 = getelementptr inbounds i8*, i8** %arrayinit.element2, i32 1
  %version = getelementptr inbounds %struct.utsname, %struct.utsname* %name, i32 0, i32 3
  %arraydecay5 = getelementptr inbounds [65 x i8], [65 x i8]* %version, i32 0, i32 0
  store i8* %arraydecay5, i8** %arrayinit.element4, align 4
  %arrayinit.element6 = getelementptr inbounds i8*, i8** %arrayinit.element4, i32 1
  %machine = getelementptr inbounds %struct.utsname, %struct.utsname* %name, i32 0, i32 4
  %arraydecay7 = getelementptr inbounds [65 x i8], [65 x i8]* %machine, i32 0, i32 0
  store i8* %arraydecay7, i8** %arrayinit.element6, align 4
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %entry ], [ %inc16, %for.inc15 ]
  %cmp = icmp slt i32 %i.0, 5
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end17
for.body:
  br label %for.cond8
for.cond8:
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ]
  %cmp9 = icmp ult i32 %j.0, 64
  br i1 %cmp9, label %for.body11, label %for.cond.cleanup10
for.cond.cleanup10:
  br label %for.end
for.body11:
  %call = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds [5 x i8*], [5 x i8*]* %fields, i32 0, i32 %i.0
  %1 = load i8*, i8** %arrayidx, align 4
  %arrayidx12 = getelementptr inbounds i8, i8* %1, i32 %j.0
  store i8 %call, i8* %arrayidx12, align 1
  br label %for.inc
for.inc:
  %inc = add i32 %j.0, 1
  br label %for.cond8
for.end:
  %arrayidx13 = getelementptr inbounds [5 x i8*], [5 x i8*]* %fields, i32 0, i32 %i.0
  %2 = load i8*, i8** %arrayidx13, align 4
  %arrayidx14 = getelementptr inbounds i8, i8* %2, i32 64
  store i8 0, i8* %arrayidx14, align 1
  br label %for.inc15
for.inc15:
  %inc16 = add nsw i32 %i.0, 1
  br label %for.cond
for.end17:
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %0)
  ret i32 0
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare dso_local signext i8 @__gsmack_nondet_char()
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local i32 @__gsmack_nondet_long()
