; The installer for Windows, made by packaging/windows/make. It installs for one user and so needs no
; administrator. With /S it asks nothing; /D=FOLDER, as the last argument, chooses the folder.

; Where Kete does not run, its installer does not start either.
Target amd64-unicode
SetCompressor /SOLID lzma
; Both programs are nearly the same: the second one costs little if both fit in here.
SetCompressorDictSize 64

!include MUI2.nsh
!include FileFunc.nsh

Name "Kete"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Kete"
InstallDirRegKey HKCU "Software\Kete" "Folder"
RequestExecutionLevel user
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Kete"
VIAddVersionKey "FileDescription" "Installs Kete"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Kete authors; MIT or Apache-2.0"

!define MUI_ICON "kete.ico"
!define MUI_UNICON "kete.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\kete.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Kete"
!define TYPE "Kete.Game"
!define COURSE "Kete.Course"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Windows does not let a running program be replaced or deleted.
!macro WAIT_FOR_KETE PREFIX
Function ${PREFIX}WaitForKete
  again:
    IfFileExists "$INSTDIR\kete.exe" 0 free
    ClearErrors
    FileOpen $0 "$INSTDIR\kete.exe" a
    IfErrors busy
    FileClose $0
    Goto free
  busy:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION \
      "Kete is running. Close it, then choose Retry." /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Abort
  free:
FunctionEnd
!macroend
!insertmacro WAIT_FOR_KETE ""
!insertmacro WAIT_FOR_KETE "un."

; Tells Windows that file types have changed.
!macro TYPES_CHANGED
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  Call WaitForKete
  !include "${LISTS}/install.nsh"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Kete" "Folder" "$INSTDIR"
  CreateShortcut "$SMPROGRAMS\Kete.lnk" "$INSTDIR\kete.exe" "" "" "" "" "" \
    "Play nine mancala games by their rules"

  ; The type of .kete files. A program that the person chose for them stays.
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "Mancala game"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\kete.exe,0"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" \
    '"$INSTDIR\kete.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.kete" "Content Type" "application/x-kete"
  WriteRegStr HKCU "Software\Classes\.kete\OpenWithProgids" "${TYPE}" ""
  ReadRegStr $0 HKCU "Software\Classes\.kete" ""
  StrCmp $0 "" 0 +2
    WriteRegStr HKCU "Software\Classes\.kete" "" "${TYPE}"
  ; The same for courses.
  WriteRegStr HKCU "Software\Classes\${COURSE}" "" "Mancala course"
  WriteRegStr HKCU "Software\Classes\${COURSE}\DefaultIcon" "" "$INSTDIR\kete.exe,0"
  WriteRegStr HKCU "Software\Classes\${COURSE}\shell\open\command" "" \
    '"$INSTDIR\kete.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.kete-course" "Content Type" "application/x-kete-course"
  WriteRegStr HKCU "Software\Classes\.kete-course\OpenWithProgids" "${COURSE}" ""
  ReadRegStr $0 HKCU "Software\Classes\.kete-course" ""
  StrCmp $0 "" 0 +2
    WriteRegStr HKCU "Software\Classes\.kete-course" "" "${COURSE}"
  ; "kete" in the dialog Run, and in "Open with".
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\kete.exe" "" \
    "$INSTDIR\kete.exe"

  ; The entry among the installed programs.
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Kete"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\kete.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Kete authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !insertmacro TYPES_CHANGED
SectionEnd

; Removes what was installed. The games, settings and progress of the user stay.
Section "Uninstall"
  Call un.WaitForKete
  !include "${LISTS}/remove.nsh"
  Delete "$INSTDIR\uninstall.exe"
  ; Folders with other files in them stay.
  RMDir "$INSTDIR\saves"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Kete.lnk"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegValue HKCU "Software\Classes\.kete\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifnosubkeys /ifnovalues HKCU "Software\Classes\.kete\OpenWithProgids"
  ReadRegStr $0 HKCU "Software\Classes\.kete" ""
  StrCmp $0 "${TYPE}" 0 +2
    DeleteRegValue HKCU "Software\Classes\.kete" ""
  ReadRegStr $0 HKCU "Software\Classes\.kete" "Content Type"
  StrCmp $0 "application/x-kete" 0 +2
    DeleteRegValue HKCU "Software\Classes\.kete" "Content Type"
  DeleteRegKey /ifnosubkeys /ifnovalues HKCU "Software\Classes\.kete"
  DeleteRegKey HKCU "Software\Classes\${COURSE}"
  DeleteRegValue HKCU "Software\Classes\.kete-course\OpenWithProgids" "${COURSE}"
  DeleteRegKey /ifnosubkeys /ifnovalues HKCU "Software\Classes\.kete-course\OpenWithProgids"
  ReadRegStr $0 HKCU "Software\Classes\.kete-course" ""
  StrCmp $0 "${COURSE}" 0 +2
    DeleteRegValue HKCU "Software\Classes\.kete-course" ""
  ReadRegStr $0 HKCU "Software\Classes\.kete-course" "Content Type"
  StrCmp $0 "application/x-kete-course" 0 +2
    DeleteRegValue HKCU "Software\Classes\.kete-course" "Content Type"
  DeleteRegKey /ifnosubkeys /ifnovalues HKCU "Software\Classes\.kete-course"
  DeleteRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\kete.exe"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Kete"
  !insertmacro TYPES_CHANGED
SectionEnd
