target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.addrinfo = type { i32, i32, i32, i32, i32, %struct.sockaddr*, i8*, %struct.addrinfo* }
%struct.sockaddr = type { i16, [14 x i8] }
@.str = private unnamed_addr constant [39 x i8] c"getaddrinfo, with the name of the host\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"addresses\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.3 = private unnamed_addr constant [54 x i8] c"freeaddrinfo: the memory is not what getaddrinfo gave\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"heap.kept\00", align 1
define dso_local i32 @getaddrinfo(i8* noalias noundef %host, i8* noalias noundef %service, %struct.addrinfo* noalias noundef %hints, %struct.addrinfo** noalias noundef %found) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %tobool = icmp ne i8* %host, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i16 = call i32 @__gsmack_text_length(i8* noundef %host, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i16, 0
  br i1 %cmp.i, label %if.then.i17, label %reads_all.exit
if.then.i17:
  call void @__model_printed_text(i8* noundef %host, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end
if.end:
  %tobool1 = icmp ne i8* %service, null
  br i1 %tobool1, label %if.then2, label %if.end3
if.then2:
  %call.i18 = call i32 @__gsmack_text_length(i8* noundef %service, i32 noundef 0)
  %cmp.i19 = icmp slt i32 %call.i18, 0
  br i1 %cmp.i19, label %if.then.i20, label %reads_all.exit21
if.then.i20:
  call void @__model_printed_text(i8* noundef %service, i32 noundef -1)
  br label %reads_all.exit21
reads_all.exit21:
  br label %if.end3
if.end3:
  br i1 %tobool, label %if.end7, label %land.lhs.true
land.lhs.true:
  br i1 %tobool1, label %if.end7, label %if.then6
if.then6:
  br label %return
if.end7:
  %tobool8 = icmp ne %struct.addrinfo* %hints, null
  br i1 %tobool8, label %land.lhs.true9, label %if.end17
land.lhs.true9:
  %ai_family = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %hints, i32 0, i32 1
  %0 = load i32, i32* %ai_family, align 4
  %cmp = icmp ne i32 %0, 0
  br i1 %cmp, label %land.lhs.true10, label %if.end17
land.lhs.true10:
  %cmp12 = icmp ne i32 %0, 2
  br i1 %cmp12, label %land.lhs.true13, label %if.end17
land.lhs.true13:
  %cmp15 = icmp ne i32 %0, 10
  br i1 %cmp15, label %if.then16, label %if.end17
if.then16:
  br label %return
if.end17:
  br i1 %tobool8, label %land.lhs.true19, label %if.end22
land.lhs.true19:
  %ai_flags = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %hints, i32 0, i32 0
  %1 = load i32, i32* %ai_flags, align 4
  %div = sdiv i32 %1, 2
  %rem = srem i32 %div, 2
  %cmp20 = icmp ne i32 %rem, 0
  br i1 %cmp20, label %if.then21, label %if.end22
if.then21:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str, i32 0, i32 0))
  br label %if.end22
if.end22:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then23, label %if.end25
if.then23:
  %call.i22 = call i32 @__gsmack_nondet_int()
  %cmp.i23 = icmp slt i32 %call.i22, 0
  br i1 %cmp.i23, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp sge i32 %call.i22, -12
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %if.then23 ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %cmp2.i = icmp eq i32 %call.i22, -11
  br i1 %cmp2.i, label %if.then.i24, label %any_error.exit
if.then.i24:
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
  %3 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
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
  br label %any_error.exit
any_error.exit:
  br label %return
if.end25:
  %call26 = call i32 @__gsmack_nondet_int()
  %cmp27 = icmp sge i32 %call26, 1
  call void @__gsmack_assume(i1 noundef zeroext %cmp27)
  %cmp28 = icmp sle i32 %call26, 2
  call void @__gsmack_bound(i1 noundef zeroext %cmp28, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 noundef 2)
  call void @__gsmack_assume(i1 noundef zeroext %cmp28)
  %cmp30 = icmp eq i32 %call26, 2
  br i1 %cmp30, label %cond.true, label %cond.false
cond.true:
  %call31 = call %struct.addrinfo* @any_address(%struct.addrinfo* noundef %hints, %struct.addrinfo* noundef null)
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi %struct.addrinfo* [ %call31, %cond.true ], [ null, %cond.false ]
  %call32 = call %struct.addrinfo* @any_address(%struct.addrinfo* noundef %hints, %struct.addrinfo* noundef %cond)
  store %struct.addrinfo* %call32, %struct.addrinfo** %found, align 4
  br label %return
return:
  %retval.0 = phi i32 [ -6, %if.then16 ], [ %call.i22, %any_error.exit ], [ 0, %cond.end ], [ -2, %if.then6 ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_bound(i1 noundef zeroext, i8* noundef, i32 noundef)
define internal %struct.addrinfo* @any_address(%struct.addrinfo* noundef %hints, %struct.addrinfo* noundef %next) {
entry:
  %call = call i8* @__gsmack_alloc(i32 noundef 32)
  %0 = bitcast i8* %call to %struct.addrinfo*
  %tobool = icmp ne %struct.addrinfo* %hints, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %ai_family = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %hints, i32 0, i32 1
  %1 = load i32, i32* %ai_family, align 4
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %1, %cond.true ], [ 0, %cond.false ]
  %cmp = icmp eq i32 %cond, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  %cond2 = select i1 %call1, i32 2, i32 10
  br label %if.end
if.end:
  %family.0 = phi i32 [ %cond2, %if.then ], [ %cond, %cond.end ]
  br i1 %tobool, label %cond.true4, label %cond.false5
cond.true4:
  %ai_flags = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %hints, i32 0, i32 0
  %2 = load i32, i32* %ai_flags, align 4
  br label %cond.end7
cond.false5:
  %call6 = call i32 @__gsmack_nondet_int()
  br label %cond.end7
cond.end7:
  %cond8 = phi i32 [ %2, %cond.true4 ], [ %call6, %cond.false5 ]
  %ai_flags9 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %0, i32 0, i32 0
  store i32 %cond8, i32* %ai_flags9, align 4
  %ai_family10 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %0, i32 0, i32 1
  store i32 %family.0, i32* %ai_family10, align 4
  br i1 %tobool, label %land.lhs.true, label %cond.false15
land.lhs.true:
  %ai_socktype = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %hints, i32 0, i32 2
  %3 = load i32, i32* %ai_socktype, align 4
  %tobool12 = icmp ne i32 %3, 0
  br i1 %tobool12, label %cond.true13, label %cond.false15
cond.true13:
  br label %cond.end17
cond.false15:
  %call16 = call i32 @__gsmack_nondet_int()
  br label %cond.end17
cond.end17:
  %cond18 = phi i32 [ %3, %cond.true13 ], [ %call16, %cond.false15 ]
  %ai_socktype19 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %0, i32 0, i32 2
  store i32 %cond18, i32* %ai_socktype19, align 4
  br i1 %tobool, label %land.lhs.true21, label %cond.false25
land.lhs.true21:
  %ai_protocol = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %hints, i32 0, i32 3
  %4 = load i32, i32* %ai_protocol, align 4
  %tobool22 = icmp ne i32 %4, 0
  br i1 %tobool22, label %cond.true23, label %cond.false25
cond.true23:
  br label %cond.end27
cond.false25:
  %call26 = call i32 @__gsmack_nondet_int()
  br label %cond.end27
cond.end27:
  %cond28 = phi i32 [ %4, %cond.true23 ], [ %call26, %cond.false25 ]
  %ai_protocol29 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %0, i32 0, i32 3
  store i32 %cond28, i32* %ai_protocol29, align 4
  %cmp30 = icmp eq i32 %family.0, 2
  %cond31 = select i1 %cmp30, i32 16, i32 28
  %ai_addrlen = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %0, i32 0, i32 4
  store i32 %cond31, i32* %ai_addrlen, align 4
  %call33 = call i8* @__gsmack_alloc(i32 noundef %cond31)
  %5 = bitcast i8* %call33 to %struct.sockaddr*
  %ai_addr = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %0, i32 0, i32 5
  store %struct.sockaddr* %5, %struct.sockaddr** %ai_addr, align 4
  %conv = trunc i32 %family.0 to i16
  %sa_family = getelementptr inbounds %struct.sockaddr, %struct.sockaddr* %5, i32 0, i32 0
  store i16 %conv, i16* %sa_family, align 2
  %ai_canonname = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %0, i32 0, i32 6
  store i8* null, i8** %ai_canonname, align 4
  %ai_next = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %0, i32 0, i32 7
  store %struct.addrinfo* %next, %struct.addrinfo** %ai_next, align 4
  call void @__model_belongs(i8* noundef %call, i32 noundef 2)
  %6 = load %struct.sockaddr*, %struct.sockaddr** %ai_addr, align 4
  %7 = bitcast %struct.sockaddr* %6 to i8*
  call void @__model_belongs(i8* noundef %7, i32 noundef 2)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i32 0, i32 0), i8* noundef %call, i32 noundef 1)
  ret %struct.addrinfo* %0
}
define dso_local void @freeaddrinfo(%struct.addrinfo* noundef %info) {
entry:
  br label %while.cond
while.cond:
  %info.addr.0 = phi %struct.addrinfo* [ %info, %entry ], [ %1, %while.body ]
  %tobool = icmp ne %struct.addrinfo* %info.addr.0, null
  br i1 %tobool, label %while.body, label %while.end
while.body:
  %0 = bitcast %struct.addrinfo* %info.addr.0 to i8*
  %call = call i32 @__model_family(i8* noundef %0)
  %cmp = icmp eq i32 %call, 2
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.3, i32 0, i32 0))
  %ai_next = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %info.addr.0, i32 0, i32 7
  %1 = load %struct.addrinfo*, %struct.addrinfo** %ai_next, align 4
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  %ai_addr = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %info.addr.0, i32 0, i32 5
  %2 = load %struct.sockaddr*, %struct.sockaddr** %ai_addr, align 4
  %3 = bitcast %struct.sockaddr* %2 to i8*
  call void @__gsmack_free(i8* noundef %3)
  call void @__gsmack_free(i8* noundef %0)
  br label %while.cond
while.end:
  ret void
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare extern_weak dso_local i32 @__model_family(i8* noundef)
declare dso_local void @__gsmack_free(i8* noundef)
define dso_local i32 @getnameinfo(%struct.sockaddr* noalias noundef %address, i32 noundef %size, i8* noalias noundef %host, i32 noundef %host_size, i8* noalias noundef %service, i32 noundef %service_size, i32 noundef %flags) {
entry:
  %0 = bitcast %struct.sockaddr* %address to i8*
  %tobool.i = icmp ne i32 %size, 0
  br i1 %tobool.i, label %if.then.i, label %reads.exit
if.then.i:
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i, %size
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  br label %reads.exit
reads.exit:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  %call.i3 = call i32 @__gsmack_nondet_int()
  %cmp.i4 = icmp slt i32 %call.i3, 0
  br i1 %cmp.i4, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp sge i32 %call.i3, -12
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %if.then ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %cmp2.i = icmp eq i32 %call.i3, -11
  br i1 %cmp2.i, label %if.then.i5, label %any_error.exit
if.then.i5:
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
  %3 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
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
  br label %any_error.exit
any_error.exit:
  br label %return
if.end:
  %tobool = icmp ne i8* %host, null
  br i1 %tobool, label %if.then2, label %if.end3
if.then2:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.then2 ], [ %add.i, %cond.end.i ]
  %cmp.i6 = icmp ult i32 %i.0.i, %host_size
  br i1 %cmp.i6, label %for.body.i, label %any_name.exit
for.body.i:
  %add.i = add i32 %i.0.i, 1
  %cmp1.i7 = icmp ult i32 %add.i, %host_size
  br i1 %cmp1.i7, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call.i8 = call signext i8 @__gsmack_nondet_char()
  %conv.i = sext i8 %call.i8 to i32
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %conv.i, %cond.true.i ], [ 0, %cond.false.i ]
  %conv2.i = trunc i32 %cond.i to i8
  %arrayidx.i9 = getelementptr inbounds i8, i8* %host, i32 %i.0.i
  store i8 %conv2.i, i8* %arrayidx.i9, align 1
  br label %for.cond.i
any_name.exit:
  br label %if.end3
if.end3:
  %tobool4 = icmp ne i8* %service, null
  br i1 %tobool4, label %if.then5, label %if.end6
if.then5:
  br label %for.cond.i12
for.cond.i12:
  %i.0.i10 = phi i32 [ 0, %if.then5 ], [ %add.i13, %cond.end.i23 ]
  %cmp.i11 = icmp ult i32 %i.0.i10, %service_size
  br i1 %cmp.i11, label %for.body.i15, label %any_name.exit24
for.body.i15:
  %add.i13 = add i32 %i.0.i10, 1
  %cmp1.i14 = icmp ult i32 %add.i13, %service_size
  br i1 %cmp1.i14, label %cond.true.i18, label %cond.false.i19
cond.true.i18:
  %call.i16 = call signext i8 @__gsmack_nondet_char()
  %conv.i17 = sext i8 %call.i16 to i32
  br label %cond.end.i23
cond.false.i19:
  br label %cond.end.i23
cond.end.i23:
  %cond.i20 = phi i32 [ %conv.i17, %cond.true.i18 ], [ 0, %cond.false.i19 ]
  %conv2.i21 = trunc i32 %cond.i20 to i8
  %arrayidx.i22 = getelementptr inbounds i8, i8* %service, i32 %i.0.i10
  store i8 %conv2.i21, i8* %arrayidx.i22, align 1
  br label %for.cond.i12
any_name.exit24:
  br label %if.end6
if.end6:
  br label %return
return:
  %retval.0 = phi i32 [ %call.i3, %any_error.exit ], [ 0, %if.end6 ]
  ret i32 %retval.0
}
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i8* @__gsmack_alloc(i32 noundef)
declare dso_local void @__model_belongs(i8* noundef, i32 noundef)
declare dso_local void @__model_looks_for_leaks()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local signext i8 @__gsmack_nondet_char()
